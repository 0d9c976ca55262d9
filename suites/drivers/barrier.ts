/** Waits until as many have called it, or until the milliseconds are over since the first did. Resolves to whether all came. */
export function createBarrier(count: number, wait: number): () => Promise<boolean> {
  let waiting = count;
  let open: (didAllCome: boolean) => void = () => undefined;
  const opened = new Promise<boolean>((resolve) => (open = resolve));
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => open(false), wait);
    if (--waiting <= 0) {
      clearTimeout(timer);
      open(true);
    }
    return opened;
  };
}
