/**
 * The names that a check answers to, its id first: a check of one edition also goes by its name without the edition,
 * and a block of a campaign, `croql.main.hosted.2`, by the name of the check that it is a part of.
 */
export function namesOf(check: string): readonly string[] {
  const whole = check.replace(/\.\d+$/, '');
  return [...new Set([check, whole, whole.replace(/\.(hosted|enterprise)$/, '')])];
}
