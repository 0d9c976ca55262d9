/** Source locations as the stack traces of common languages print them. */
const TRACE =
  /\n\s*at .+:\d+|Traceback \(most recent call last\)|node_modules[\\/]|\n\s+at [\w.$]+\([\w.]+:\d+\)|goroutine \d+ \[|\bat .+\.(?:js|ts|py|rb|php):\d+/;

/** Whether a text contains a stack trace. */
export const showsStackTrace = (text: string): boolean => TRACE.test(text);
