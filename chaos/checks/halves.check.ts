import { described } from './acknowledged.check.ts'
import type { Check } from './check.ts'
import { effectsOf } from './effects.ts'
import { groupedBy } from './facts.ts'

/** What nobody was answered, and everything else: row, money and movement of the wager are there together or none of them is. */
export const halvesCheck: Check = {
  name: 'unacknowledged operations are there wholly or not at all',
  seen: ({ history, facts }) => {
    const effects = effectsOf(facts)
    const unknown = history.filter(({ outcome }) => outcome === 'unknown')
    return `${unknown.length} unacknowledged, ${unknown.filter((operation) => effects.of(operation) === 1).length} of them happened`
  },
  find: ({ history, facts }) => {
    const effects = effectsOf(facts)
    const halves = history
      .filter(({ outcome }) => outcome === 'unknown')
      .filter((operation) => ![0, 1].includes(effects.of(operation)))
      .map((operation) => `${described(operation)} is there by half or more than once`)
    const movements = groupedBy(facts.movements, ({ transfer_id }) => transfer_id)
    const lonely = facts.vendorRequests
      .filter(({ outcome, transfer_id }) => outcome === 'done' && transfer_id !== null)
      .filter(
        ({ transfer_id }) => movements.get(transfer_id)?.length !== 1 || !effects.transfers.has(Number(transfer_id)),
      )
      .map(({ verb, id }) => `${verb} ${id} lacks its transfer or its movement`)
    const owned = new Set(facts.vendorRequests.map(({ transfer_id }) => transfer_id))
    const orphans = facts.movements
      .filter(({ transfer_id }) => transfer_id !== null && !owned.has(transfer_id))
      .map(({ wager_id, kind, amount }) => `a ${kind} of ${amount} of wager ${wager_id} belongs to no operation`)
    return [...halves, ...lonely, ...orphans]
  },
  control: {
    sql: `DELETE FROM wagers.movement m USING (SELECT max(transfer_id::bigint)::text AS id FROM wagers.movement) last WHERE m.transfer_id = last.id`,
  },
}
