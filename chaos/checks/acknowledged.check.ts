import type { Operation } from '../history.ts'
import type { Check, Evidence } from './check.ts'
import { effectsOf } from './effects.ts'

/** What was acknowledged to clients is in the database, once, with its money; what was refused is not. */
export const acknowledgedCheck: Check = {
  name: 'acknowledged operations are there once, refused ones not at all',
  seen: ({ history }) =>
    `${history.filter(({ outcome }) => outcome === 'acknowledged').length} acknowledged, ${history.filter(({ outcome }) => outcome === 'refused').length} refused`,
  find: (evidence) => {
    const effects = effectsOf(evidence.facts)
    return evidence.history.flatMap((operation) => {
      if (operation.outcome === 'unknown') return []
      if (operation.said?.includes(', then ')) return [`${described(operation)} was answered ${operation.said}`]
      const found = effects.of(operation)
      const expected = operation.outcome === 'acknowledged' ? 1 : 0
      // Two clerks pressed: one of them was refused, and what the other did is not his.
      if (expected === 0 && isOfStaff(operation)) return []
      return found === expected
        ? []
        : [`${described(operation)} was ${operation.outcome} (${operation.said}), and is there ${found} times`]
    })
  },
  control: { spoil: withoutOneTransfer },
}

export const described = ({ kind, id, memberId, amount, no }: Operation): string =>
  `#${no} ${kind} ${id} of member ${memberId} (${amount})`

export const isOfStaff = ({ kind }: Operation): boolean => ['wait', 'approve', 'reject', 'cancel'].includes(kind)

/** As if the newest acknowledged bet had been lost with its row and its money. */
function withoutOneTransfer(evidence: Evidence): Evidence {
  const lost = evidence.history.findLast(({ kind, outcome }) => kind === 'bet' && outcome === 'acknowledged')
  const row = evidence.facts.vendorRequests.find(({ verb, id }) => verb === 'bet' && id === lost?.id)
  return {
    ...evidence,
    facts: {
      ...evidence.facts,
      vendorRequests: evidence.facts.vendorRequests.filter((other) => other !== row),
      transfers: evidence.facts.transfers.filter(({ id }) => id !== row?.transfer_id),
    },
  }
}
