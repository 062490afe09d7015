/** What a stand-in does wrong, and the check that must notice. `none`: nothing, and no check may complain. */
export const flaws = {
  none: undefined,
  /** Reads the balance, computes, writes what it computed. */
  'debit-read-then-write': 'every balance is the sum of its entries',
  /** Does not look whether an operation came before. */
  'no-idempotency-key': 'nothing happened twice, and nothing that nobody asked for',
  /** Takes back what was taken back. */
  'rollback-without-guard': 'what was taken back was taken back once, and stays so',
  /** Takes back the stake of a bet that was paid, and its figures forget the payout with it. */
  'rollback-of-paid': 'stakes less payouts of each day are what moved on the vendor’s account',
  /** Keeps a rollback out of the sums that pages show. */
  'figures-of-pages': 'wagers.verify() finds nothing: figures, days and what pages show are what the ledger says',
  /** Says of an approval that it was yesterday, when its money moved today. */
  'approval-of-yesterday': 'cashier.verify() finds nothing: requests and the sums of days are what moved for them',
  /** Pays what it saw waiting a moment ago. */
  'approval-without-guard': 'cash requests are in states that are allowed, with their money and their audit',
  /** Says yes, then commits. */
  'answer-before-commit': 'acknowledged operations are there once, refused ones not at all',
  /** Moves the money in one transaction and keeps the operation in the next. */
  'two-commits': 'unacknowledged operations are there wholly or not at all',
} as const satisfies Record<string, string | undefined>
export type Flaw = keyof typeof flaws
