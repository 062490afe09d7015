import type { Check } from './check.ts'
import { effectsOf } from './effects.ts'
import { groupedBy } from './facts.ts'

/** A transaction is taken back once, whoever asks how often; what was taken back before it came has no effect. */
export const undoneCheck: Check = {
  name: 'what was taken back was taken back once, and stays so',
  seen: ({ facts }) => `${facts.vendorRequests.filter(({ verb }) => verb === 'rollback').length} rollbacks`,
  find: ({ facts }) => {
    const { requests, transfers } = effectsOf(facts)
    const rollbacks = facts.vendorRequests.filter(({ verb }) => verb === 'rollback')
    return [...groupedBy(rollbacks, ({ member_id, reference }) => `${member_id} ${reference}`)].flatMap(([, same]) => {
      const reference = same[0]?.reference
      const bet = requests.get(`bet ${reference}`)
      const win = requests.get(`win ${reference}`)
      const moved = same.flatMap(({ transfer_id }) => (transfer_id === null ? [] : (transfers.get(transfer_id) ?? [])))
      const happened = [bet, win].filter((row) => row?.outcome === 'done' && row.transfer_id !== null).length
      // A refused rollback of a transaction that nobody knew then stands in its way for ever; one for want of money does not.
      const isValid = same.some(({ outcome }) => outcome === 'done' || outcome === 'unknown-transaction')
      const expected = isValid ? happened : 0
      return moved.length === expected
        ? []
        : [
            `${reference} happened ${happened} times, and was taken back ${moved.length} times by ${same.length} rollbacks`,
          ]
    })
  },
  control: {
    sql: `UPDATE games.vendor_request r SET transfer_id = NULL
      WHERE (vendor_code, verb, transaction_id) = (SELECT vendor_code, verb, transaction_id FROM games.vendor_request
        WHERE verb = 'rollback' AND transfer_id IS NOT NULL ORDER BY happened_at DESC LIMIT 1)`,
  },
}
