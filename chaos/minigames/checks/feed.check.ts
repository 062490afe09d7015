import { groupedBy } from '../../checks/facts.ts'
import { type MiniCheck, roundName } from '../evidence.ts'
import { FEED_GAME } from '../feed.ts'

/** Within which a result counts by itself, ms after the draw. */
const IN_TIME_MS = 120_000
/** The clock of a feed may be ahead by so much. */
const AHEAD_MS = 10_000

const textOf = ({ numbers, power_ball }: { numbers: readonly number[] | null; power_ball: number | null }): string =>
  `${numbers?.join()} + ${power_ball}`

/** By every different result that was received, and by what two of the staff confirmed. */
export const feedCheck: MiniCheck = {
  name: 'an imported round has the one result that its feed said in time, or what two of the staff confirmed last',
  seen: ({ mini }) => {
    const drawn = mini.rounds.filter(({ source, numbers }) => source === 'feed' && numbers)
    const corrected = drawn.filter(({ corrected_at }) => corrected_at !== null).length
    return `${drawn.length} rounds, ${mini.said.length} results, ${mini.accepted.length} decisions, ${corrected} corrected after their settlement`
  },
  find: ({ mini }) => {
    const said = groupedBy(mini.said, roundName)
    const accepted = groupedBy(mini.accepted, roundName)
    return mini.rounds.flatMap((round) => {
      const about = roundName(round)
      if ((round.source === 'feed') !== (round.game === FEED_GAME))
        return [`${about} has its result from ${round.source}`]
      if (round.source !== 'feed' || !round.numbers) return []
      const is = textOf(round)
      if (round.is_correcting) return [`${about} is still being settled anew`]
      const decided = accepted.get(about)?.at(-1)
      if (decided) return textOf(decided) === is ? [] : [`${about} is ${is}, staff confirmed ${textOf(decided)}`]
      const all = said.get(about) ?? []
      const [first] = all
      if (!first || textOf(first) !== is)
        return [`${about} is ${is}, its feed said ${all.map(textOf)}, and nobody decided`]
      const lateMs = first.received_at - round.draw_at
      if (first.problem !== null || lateMs < -AHEAD_MS || lateMs > IN_TIME_MS)
        return [`${about} was drawn by what came ${lateMs} ms after its draw, and nobody decided`]
      const before = all.filter((one) => one !== first && one.received_at <= (round.drawn_at ?? 0))
      return before.length === 0 ? [] : [`${about} was drawn though its feed contradicted itself`]
    })
  },
  control: {
    spoil: (evidence) => {
      const { mini } = evidence
      const one = mini.rounds.find(({ source, numbers }) => source === 'feed' && numbers)
      const rounds = mini.rounds.map((round) =>
        round === one ? { ...round, numbers: [...(round.numbers ?? [])].reverse() } : round,
      )
      return { ...evidence, mini: { ...mini, rounds } }
    },
  },
}
