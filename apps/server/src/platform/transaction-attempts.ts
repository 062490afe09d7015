/**
 * One transaction over all its attempts: after a conflict its work is run again from the beginning. `hasCommittedOther`: work in another transaction was
 * committed meanwhile, so this one must not run again. `connections`: how many are held while it runs, its own included.
 * `outer`: of the transaction that called `inOwnTransaction`.
 */
export type TransactionAttempts = { hasCommittedOther: boolean; connections: number; outer?: TransactionAttempts }

/** One from each of two pools. With a third, callers that each hold two could all wait for one another: a deadlock. */
const MOST_CONNECTIONS = 2

/** Of what runs without a transaction. */
export const noTransaction = (): TransactionAttempts => ({ hasCommittedOther: false, connections: 0 })

export const attemptsInside = (outer: TransactionAttempts | undefined): TransactionAttempts =>
  outer
    ? { hasCommittedOther: false, connections: outer.connections + 1, outer }
    : { hasCommittedOther: false, connections: 1 }

export const assertConnectionLeft = ({ connections }: TransactionAttempts): void => {
  if (connections >= MOST_CONNECTIONS)
    throw new Error('a transaction of its own inside another such: no connection is kept for it')
}

/** What was committed inside stays when an outer transaction fails. So none of the outer ones may run again either. */
export const noteCommittedInside = (attempts: TransactionAttempts): void => {
  for (let each: TransactionAttempts | undefined = attempts; each; each = each.outer) each.hasCommittedOther = true
}
