import { bytesOfHex, leadsTo, type NumberedLink } from '@maru/draws'
import { decksInShoe } from '../cards.ts'
import { type CutSeed, isSeeded, listDigestOf, saltOfCut } from '../fair/cut.ts'
import { recomputeShoe, type ShoeProblem } from '../fair/shoe.ts'
import { type LinkGame, linkGames, playOfLink } from './link-rounds.ts'
import { type LinkRecord, type RecordedLink, type ShoeRecord, type TableRecord, voidResult } from './record.ts'
import { playFromShoe } from './shoe-rounds.ts'

/** `round` counts from 0. `expected` is the result that the rules give, or why they give none. */
export type RecordProblem =
  | ShoeProblem
  | 'list'
  | { round: number; problem: 'link' }
  | { round: number; problem: 'result'; expected: string }

export type CheckedRecord = {
  rounds: number
  /** Results that were voided: whoever reads the record has to know why. */
  voided: number
  /** Seeds that were committed and did not come. */
  withheld: number
  /** None: every round is what its link and the seeds make, by the rules of the game. */
  problems: RecordProblem[]
}

/** Everything that a record says, computed anew. Throws RangeError for lengths that no record has and for a seed that was not committed. */
export const checkRecord = (record: TableRecord): CheckedRecord => {
  const seeds = record.seeds.map(({ commitment, seed }): CutSeed => ({ commitment, seed: seed ?? undefined }))
  const listed: RecordProblem[] = listDigestOf(seeds) === record.list.toLowerCase() ? [] : ['list']
  return {
    rounds: record.rounds.length,
    voided: record.rounds.filter(({ result }) => result === voidResult).length,
    withheld: seeds.filter(({ seed }) => seed === undefined).length,
    problems: [...listed, ...(isOfLinks(record) ? linkProblems(record, seeds) : shoeProblems(record, seeds))],
  }
}

const isOfLinks = (record: TableRecord): record is LinkRecord => linkGames.includes(record.game as LinkGame)

const numbered = ({ number, link }: RecordedLink): NumberedLink => ({ number, link: bytesOfHex(link) })

const shoeProblems = ({ game, rounds, ...record }: ShoeRecord, seeds: CutSeed[]): RecordProblem[] => {
  const { shoe, problems } = recomputeShoe({
    revealed: numbered(record.revealed),
    known: numbered(record.known),
    seeds,
    decks: decksInShoe,
    commitment: bytesOfHex(record.commitment),
    rounds: rounds.map(({ at, cards, result }) => ({ at, cards, voided: result === voidResult })),
  })
  const results = rounds.map(({ at, cards, result, seats = [], actions = [] }, round) =>
    problemOfResult(round, { cards, result }, () => playFromShoe(game, shoe, at, { seats, actions })),
  )
  return [...problems, ...results.flat()]
}

const linkProblems = ({ game, known, rounds }: LinkRecord, seeds: CutSeed[]): RecordProblem[] => {
  const salt = saltOfCut(seeds)
  const unseeded: RecordProblem[] = isSeeded(seeds) ? [] : ['unseeded']
  const problems = rounds.flatMap((recorded, round): RecordProblem[] => {
    const before = rounds[round - 1]
    const follows = before === undefined || recorded.number === before.number + 1
    const revealed = numbered(recorded)
    const isOfChain = recorded.number >= (before ?? known).number && leadsTo(revealed, numbered(before ?? known))
    const { cards = [], result } = recorded
    return [
      ...(follows ? [] : [{ round, problem: 'order' } as const]),
      ...(isOfChain ? [] : [{ round, problem: 'link' } as const]),
      ...problemOfResult(round, { cards, result }, () => playOfLink[game](revealed.link, salt)),
    ]
  })
  return [...unseeded, ...problems]
}

type Shown = { cards: readonly number[]; result: string }

/** By the rules of the game: another result, or another number of cards. A voided round may end at any card. */
const problemOfResult = (round: number, shown: Shown, play: () => Shown): RecordProblem[] => {
  if (shown.result === voidResult) return []
  const found = (expected: string): RecordProblem[] => [{ round, problem: 'result', expected }]
  try {
    const { cards, result } = play()
    if (result !== shown.result) return found(result)
    return cards.join() === shown.cards.join() ? [] : found(`${result} with the cards ${cards.join(' ')}`)
  } catch (error) {
    if (error instanceof RangeError) return found(error.message)
    throw error
  }
}
