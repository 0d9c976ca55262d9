/** A module call without a usable response; the message is shown to the user. */
export class CallFailure extends Error {}
