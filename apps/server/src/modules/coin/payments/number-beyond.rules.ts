/** What a node says of a wallet's next number, again and again. */
export type Said = { minedNonce: number; since: number; last: number }

/** A number beyond all that are known is taken only after the node has said the same for so long. */
const BELIEVED_AFTER_MS = 60_000
/** Two answers further apart than this are not one. */
const UNBROKEN_MS = 20_000

/** What it has said until now, with what it says now. */
export const saidAgain = (before: Said | undefined, minedNonce: number, now: number): Said => {
  const isSame = before?.minedNonce === minedNonce && now - before.last <= UNBROKEN_MS
  return { minedNonce, since: isSame ? before.since : now, last: now }
}

export const isBelieved = ({ since, last }: Said): boolean => last - since >= BELIEVED_AFTER_MS
