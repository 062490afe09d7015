/** What was asked for cannot be done; the message says why, in a sentence for the terminal. */
export class CommandError extends Error {}
