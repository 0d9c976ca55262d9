/** Thrown when the target does not offer what a check needs: the check is then not applicable. */
export class NotOffered extends Error {}

/** Thrown when something that another check judges stands in the way: the check then stays untested. */
export class Blocked extends Error {}

/** Thrown when the target no longer answers at all. */
export class Lost extends Error {}
