import type { Check } from './check.ts'

/** Now, and after each single entry. */
export const negativeCheck: Check = {
  name: 'no member account is or was negative',
  seen: ({ facts }) => `least ${Math.min(...facts.purses.map(({ balance }) => balance))}`,
  find: ({ facts }) => [
    ...facts.purses
      .filter(({ balance }) => balance < 0)
      .map(({ member_id, purse, balance }) => `${purse} of member ${member_id} holds ${balance}`),
    ...facts.transfers
      .filter(({ from, from_before, amount }) => from > 0 && (from_before ?? 0) < amount)
      .map(({ id, from_before, amount }) => `transfer ${id} took ${amount} from ${from_before}`),
  ],
  control: {
    sql: 'UPDATE ledger.transfer SET from_before = amount - 1 WHERE transfer_id = (SELECT max(transfer_id) FROM ledger.transfer WHERE from_account > 0)',
  },
}
