import type { Check } from './check.ts'
import type { Facts, ProofFinding } from './facts.ts'

/** The installation's own proofs, which script/verify-ledger runs as well: what they say of a run is what an operator would be told. */
const proofCheck = (name: string, of: (facts: Facts) => ProofFinding[], looked: Check['seen'], sql: string): Check => ({
  name,
  seen: looked,
  find: ({ facts }) =>
    of(facts).map(
      ({ what, about, expected, found }) => `${what} of ${about}: ${expected} in the ledger, ${found} found`,
    ),
  control: { sql },
})

export const wagersProofCheck = proofCheck(
  'wagers.verify() finds nothing: figures, days and what pages show are what the ledger says',
  ({ figureProof }) => figureProof,
  ({ facts }) => `${facts.wagers.length} wagers`,
  'UPDATE wagers.site_day SET paid = paid + 1 WHERE ctid = (SELECT ctid FROM wagers.site_day LIMIT 1)',
)

export const cashierProofCheck = proofCheck(
  'cashier.verify() finds nothing: requests and the sums of days are what moved for them',
  ({ cashProof }) => cashProof,
  ({ facts }) => `${facts.cash.length} requests`,
  'UPDATE cashier.day_sum SET amount = amount + 1 WHERE ctid = (SELECT ctid FROM cashier.day_sum LIMIT 1)',
)
