/** Places in programs, as the traces of the common languages write them. */
const TRACE =
  /\n\s*at .+:\d+|Traceback \(most recent call last\)|node_modules[\\/]|\n\s+at [\w.$]+\([\w.]+:\d+\)|goroutine \d+ \[|\bat .+\.(?:js|ts|py|rb|php):\d+/;

/** Whether a text that strangers read shows how the program behind it is built. */
export const showsInnerWorkings = (text: string): boolean => TRACE.test(text);
