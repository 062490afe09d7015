import type { SetRules, SetState } from './rules.ts'

export type EndedSet = { home: number; away: number; probability: number }

const least = 1e-12
/** Wider than any set. */
const width = 256

/** How a set may end, from a state of it. `homeWinsFirst`: the probability of the unit that is being played, where it has begun. */
export const endsOfSet = (rules: SetRules, from: SetState, homeWinsFirst?: number): EndedSet[] => {
  const ended = new Map<number, EndedSet>()
  let layer = new Map([[keyOf(from), { state: from, probability: 1 }]])
  let given = homeWinsFirst
  while (layer.size > 0) {
    const next: typeof layer = new Map()
    for (const { state, probability } of layer.values()) {
      const homeWins = given ?? rules.homeWins(state)
      for (const winner of ['home', 'away'] as const) {
        const reached = probability * (winner === 'home' ? homeWins : 1 - homeWins)
        if (reached < least) continue
        const [home, away] = winner === 'home' ? [state.home + 1, state.away] : [state.home, state.away + 1]
        const after = { ...state, home, away, server: rules.nextServer(state, winner) }
        if (rules.isOver(state.set, home, away)) add(ended, home * width + away, { home, away, probability: reached })
        else add(next, keyOf(after), { state: after, probability: reached })
      }
    }
    given = undefined
    layer = next
  }
  return [...ended.values()]
}

const keyOf = ({ home, away, server }: SetState): number => (home * width + away) * 2 + (server === 'home' ? 0 : 1)

const add = <Entry extends { probability: number }>(entries: Map<number, Entry>, key: number, entry: Entry) => {
  const known = entries.get(key)
  if (known) known.probability += entry.probability
  else entries.set(key, entry)
}
