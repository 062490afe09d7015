import type { MiniCheck } from '../evidence.ts'

const CASH = 1

/** By the transfers alone. The account of the house is negative by what it advanced and did not get back. */
export const debtsCheck: MiniCheck = {
  name: 'what members owe is what the ledger advanced and did not collect, and who owes has no cash',
  seen: ({ mini, facts }) => {
    const opened = facts.transfers.filter(({ kind }) => kind === 'debt-opened').length
    const owing = mini.debts.filter(({ open }) => open > 0)
    return `${mini.corrections.length} corrections, ${opened} debts opened, ${owing.length} members owe ${-mini.receivable}`
  },
  find: ({ mini, facts }) => {
    const owed = new Map<number, number>()
    for (const { kind, from, to, amount } of facts.transfers) {
      if (kind === 'debt-opened') owed.set(to >> 4, (owed.get(to >> 4) ?? 0) + amount)
      if (kind === 'debt-collected') owed.set(from >> 4, (owed.get(from >> 4) ?? 0) - amount)
    }
    const kept = new Map(mini.debts.map(({ member_id, open }) => [member_id, open]))
    const wrong = [...new Set([...owed.keys(), ...kept.keys()])].flatMap((member) => {
      const [is, shall] = [kept.get(member) ?? 0, owed.get(member) ?? 0]
      return is === shall && shall >= 0 ? [] : [`member ${member} owes ${is}, the ledger makes ${shall}`]
    })
    const total = [...kept.values()].reduce((sum, open) => sum + open, 0)
    const rich = facts.purses.filter(
      ({ account_id, member_id, balance }) =>
        (account_id & 15) === CASH && balance > 0 && (kept.get(member_id) ?? 0) > 0,
    )
    return [
      ...wrong,
      ...(total === -mini.receivable ? [] : [`members owe ${total}, receivable is ${mini.receivable}`]),
      ...rich.map(({ member_id, balance }) => `member ${member_id} owes, and has ${balance}`),
      ...mini.corrections.filter(({ is_done }) => !is_done).map(({ no }) => `correction ${no} was not finished`),
    ]
  },
  control: {
    sql: `INSERT INTO wagers.debt AS d (site_id, member_id, currency, open, changes, opened_at)
      SELECT site_id, member_id, 'KRW', 1, 1, now() FROM ledger.account WHERE member_id IS NOT NULL LIMIT 1
      ON CONFLICT (site_id, member_id) DO UPDATE SET open = d.open + 1`,
  },
}
