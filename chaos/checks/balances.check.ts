import type { Check } from './check.ts'

/** Counted here, apart from the ledger's own proof. */
export const balancesCheck: Check = {
  name: 'every balance is the sum of its entries',
  seen: ({ facts }) => `${facts.purses.length} purses`,
  find: ({ facts }) => {
    const counted = new Map<number, number>()
    for (const { from, to, amount } of facts.transfers) {
      counted.set(from, (counted.get(from) ?? 0) - amount)
      counted.set(to, (counted.get(to) ?? 0) + amount)
    }
    return facts.purses
      .filter(({ account_id, balance }) => (counted.get(account_id) ?? 0) !== balance)
      .map(
        ({ member_id, purse, account_id, balance }) =>
          `${purse} of member ${member_id} holds ${balance}, its entries make ${counted.get(account_id) ?? 0}`,
      )
  },
  control: {
    sql: 'UPDATE ledger.account SET balance = balance + 1 WHERE account_id = (SELECT max(account_id) FROM ledger.account)',
  },
}
