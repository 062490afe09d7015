import type { Check } from './check.ts'

export const chainCheck: Check = {
  name: 'the ledger proves itself: chains, links, keys, seals',
  seen: ({ facts }) => `${facts.seals} seals`,
  find: ({ facts }) => [
    ...facts.proof.map(
      ({ what, account_id, transfer_id }) => `${what} of account ${account_id ?? '-'}, transfer ${transfer_id ?? '-'}`,
    ),
    ...(facts.seals > 0 ? [] : ['nothing was sealed']),
  ],
  control: {
    sql: `UPDATE ledger.transfer SET happened_at = happened_at + interval '1 ms' WHERE transfer_id = (SELECT min(transfer_id) FROM ledger.transfer)`,
  },
}
