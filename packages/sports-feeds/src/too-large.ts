/** More bytes than anything that a feed sends. */
export class TooLarge extends Error {}
