import type { Check } from './check.ts'
import { effectsOf } from './effects.ts'
import { groupedBy, type Transfer } from './facts.ts'

/** What partners earn follows from wagers: each once, as `partner.verify_purses()` says. */
const COMMISSION_KINDS = ['rolling-earned', 'rolling-taken-back']
const CASH_KINDS = ['deposit', 'withdrawal-requested', 'withdrawal-completed', 'withdrawal-cancelled']

/** Every transfer is the money of exactly one thing that somebody asked for. */
export const twiceCheck: Check = {
  name: 'nothing happened twice, and nothing that nobody asked for',
  seen: ({ facts }) => `${facts.transfers.length} transfers`,
  find: ({ facts, history }) => {
    const asked = new Set(history.map(({ kind, id }) => `${kind} ${id}`))
    const { requests } = effectsOf(facts)
    const owners = groupedBy(
      facts.vendorRequests.filter(({ transfer_id }) => transfer_id !== null),
      ({ transfer_id }) => transfer_id,
    )
    const unexplained = (transfer: Transfer): string[] => {
      if (transfer.kind === 'adjustment-credit') return []
      if (CASH_KINDS.includes(transfer.kind) || COMMISSION_KINDS.includes(transfer.kind)) return []
      const count = owners.get(transfer.id)?.length ?? 0
      return count === 1
        ? []
        : [
            `transfer ${transfer.id} (${transfer.kind}, ${transfer.amount}, ${transfer.reference}) belongs to ${count} operations`,
          ]
    }
    const strangers = [...requests.values()]
      .filter(({ verb, id }) => !asked.has(`${verb} ${id}`))
      .map(({ verb, id }) => `${verb} ${id} was never sent`)
    const cash = groupedBy(
      facts.transfers.filter(({ kind }) => CASH_KINDS.includes(kind)),
      ({ kind, reference }) => `${kind} of ${reference}`,
    )
    const doubled = [...cash].filter(([, ofStep]) => ofStep.length > 1).map(([step]) => `${step} moved more than once`)
    const keys = groupedBy(facts.cash, ({ member_id, key }) => `${member_id} ${key}`)
    const twins = [...keys].filter(([, ofKey]) => ofKey.length > 1).map(([key]) => `two requests of key ${key}`)
    const invented = facts.cash
      .filter(({ type, key }) => !asked.has(`${type} ${key}`))
      .map(({ id }) => `cash request ${id} was never asked for`)
    return [...facts.transfers.flatMap(unexplained), ...strangers, ...doubled, ...twins, ...invented]
  },
  control: {
    sql: `INSERT INTO ledger.transfer SELECT nextval('ledger.transfer_id'), created_at, happened_at, from_account, to_account, amount, from_before, to_before,
        site_id, kind_no, currency_no, reference
      FROM ledger.transfer WHERE kind_no = 10 ORDER BY transfer_id DESC LIMIT 1`,
  },
}
