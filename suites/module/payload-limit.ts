/** 5 MB, the limit of a job and of a job response, in the larger of its two common meanings: the source does not choose. */
export const MAX_PAYLOAD = 5 * 2 ** 20;
