import type { Check } from './check.ts'

export const zeroCheck: Check = {
  name: 'every currency sums to zero',
  seen: ({ facts }) => facts.sums.map(({ currency, sum }) => `${currency} ${sum}`).join(', '),
  find: ({ facts }) => {
    const present = new Set(facts.purses.map(({ currency }) => currency))
    const missing = [...present].filter((code) => !facts.sums.some(({ currency }) => currency === code))
    return [
      ...facts.sums.filter(({ sum }) => sum !== 0).map(({ currency, sum }) => `${currency} sums to ${sum}`),
      ...missing.map((currency) => `nothing was summed in ${currency}`),
    ]
  },
  control: {
    sql: 'UPDATE ledger.account SET balance = balance + 1 WHERE account_id = (SELECT min(account_id) FROM ledger.account WHERE account_id > 0)',
  },
}
