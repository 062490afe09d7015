import { type MiniCheck, roundName, roundsOf } from '../evidence.ts'

/** That each stake of it went back once says `settled.check.ts`. */
export const cancelledCheck: MiniCheck = {
  name: 'a round is cancelled when two of the staff say so or after an outage, and never by one',
  seen: ({ mini, cancels }) => {
    const cancelled = mini.rounds.filter(({ state }) => state === 'cancelled').length
    const alone = cancels.filter(({ isByTwo }) => !isByTwo).length
    return `${cancelled} cancelled, ${cancels.length} times confirmed, ${alone} of them by who had asked`
  },
  find: ({ mini, cancels }) => {
    const rounds = roundsOf(mini)
    const asked = new Set(cancels.filter(({ isByTwo }) => isByTwo).map(roundName))
    const broken = cancels.flatMap(({ outcome, isByTwo, ...of }) => {
      const state = rounds.get(roundName(of))?.state
      if (outcome !== 'done') return []
      if (!isByTwo) return [`${roundName(of)} was cancelled by one`]
      return state === 'cancelled' ? [] : [`${roundName(of)} was cancelled, says an answer, and is ${state}`]
    })
    const invented = mini.rounds
      .filter(({ state, cancel_reason }) => state === 'cancelled' && cancel_reason !== 'outage')
      .filter((round) => !asked.has(roundName(round)))
    return [...broken, ...invented.map((round) => `${roundName(round)} is cancelled, and nobody confirmed it`)]
  },
  control: {
    spoil: (evidence) => {
      const settled = evidence.mini.rounds.find(({ state }) => state === 'settled')
      if (!settled) return evidence
      const { game, round } = settled
      return { ...evidence, cancels: [...evidence.cancels, { game, round, isByTwo: true, outcome: 'done' }] }
    },
  },
}
