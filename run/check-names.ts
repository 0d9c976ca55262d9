/**
 * The names of a check, its id first. A check of one edition also has a name without the edition, and a block of a
 * campaign, `croql.main.hosted.2`, the name of its check.
 */
export function checkNames(check: string): readonly string[] {
  const whole = check.replace(/\.\d+$/, '');
  return [...new Set([check, whole, whole.replace(/\.(hosted|enterprise)$/, '')])];
}
