import { described } from './acknowledged.check.ts'
import type { Check, Evidence } from './check.ts'
import { effectsOf } from './effects.ts'

/** Seen from outside alone: what each member has is what they began with and what answers said moved. */
export const cashCheck: Check = {
  name: 'the balances that members see are the sum of what answers said moved',
  seen: ({ members }) => `${members.length} members, each asked at both servers`,
  find: (evidence) => {
    const change = changes(evidence)
    return evidence.members.flatMap(({ memberId, startingCash, reported }) => {
      const expected = startingCash + (change.get(memberId) ?? 0)
      return reported.every((cash) => cash === expected)
        ? []
        : [`member ${memberId} should have ${expected}, and sees ${reported.map(String).join(', ')}`]
    })
  },
  control: {
    spoil: (evidence) => ({
      ...evidence,
      members: evidence.members.map((member, no) =>
        no === 0 ? { ...member, reported: member.reported.map((cash) => (cash ?? 0) + 1) } : member,
      ),
    }),
  },
}

const changes = ({ history, facts }: Evidence): Map<number, number> => {
  const effects = effectsOf(facts)
  const byId = new Map(history.map((operation) => [`${operation.kind} ${operation.id}`, operation]))
  // A rollback that changed nothing (its bet was refused, or taken back before) is acknowledged too: the money shows which one it was.
  const change = new Map<number, number>()
  const add = (memberId: number, amount: number) => change.set(memberId, (change.get(memberId) ?? 0) + amount)
  const takenBack = new Set<string>()
  const happened = history.filter(
    (operation) =>
      operation.outcome === 'acknowledged' || (operation.outcome === 'unknown' && effects.of(operation) === 1),
  )
  const done = new Set(happened.map(({ kind, id }) => `${kind} ${id}`))
  const decided = new Set<string>()
  for (const operation of happened) {
    const { kind, id, memberId, amount, reference, cashIdx } = operation
    if (kind === 'bet') add(memberId, -amount)
    if (kind === 'win') add(memberId, amount)
    if (kind === 'rollback')
      for (const verb of ['bet', 'win'] as const) {
        const named = `${verb} ${reference}`
        if (!done.has(named) || takenBack.has(named)) continue
        takenBack.add(named)
        add(memberId, (byId.get(named)?.amount ?? 0) * (verb === 'bet' ? 1 : -1))
      }
    if (kind === 'withdrawal') add(memberId, -amount)
    const request = facts.cash.find((row) => row.id === cashIdx)
    if (['approve', 'reject', 'cancel'].includes(kind) && !decided.has(id)) {
      decided.add(id)
      if (request?.type === 'deposit' && kind === 'approve') add(memberId, amount)
      if (request?.type === 'withdrawal' && kind !== 'approve') add(memberId, amount)
      if (!request) throw new Error(`${described(operation)} is of no request`)
    }
  }
  return change
}
