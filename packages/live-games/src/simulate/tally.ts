import type { LiveGame } from '../games.ts'
import { checkRecord, type RecordProblem } from '../record/check.ts'
import type { TableRecord } from '../record/record.ts'
import { simulatedGame } from './simulate.ts'

/** What simulated rounds of a place came to. Shares of the stake; `deviation` is that of the mean, `sigmas` how many of them it lies from the exact return. */
export type TalliedPlace = { code: string; exact: number; mean: number; deviation: number; sigmas: number }
export type Tally = {
  game: LiveGame
  rounds: number
  /** Shoes, or the rounds between two cuts of a table without them: each has a record, and each was checked. */
  records: number
  problems: RecordProblem[]
  places: TalliedPlace[]
}

/**
 * Plays so many rounds from committed links and players' seeds, counts what every place brings back, and checks every record as a player could. The same start,
 * 32 bytes, gives the same rounds. Throws RangeError for more rounds than a chain has links.
 */
export const tallyOf = (game: LiveGame, rounds: number, start: Uint8Array): Tally => {
  const { places, tables } = simulatedGame(game)
  const sums = new Float64Array(places.length)
  const squares = new Float64Array(places.length)
  const problems: RecordProblem[] = []
  let records = 0
  for (const { outcomes, record } of tables(rounds, start)) {
    records++
    problems.push(...checkRecord(asPublished(record)).problems)
    for (const outcome of outcomes)
      for (const [at, place] of places.entries()) {
        const back = place.backPerHundred(outcome)
        sums[at] = (sums[at] as number) + back
        squares[at] = (squares[at] as number) + back * back
      }
  }
  const tallied = places.map(({ code, exact, variance }, at): TalliedPlace => {
    const mean = (sums[at] as number) / 100 / rounds
    const sampled = (squares[at] as number) / 10_000 / rounds - mean * mean
    const deviation = Math.sqrt((variance ?? sampled) / rounds)
    return { code, exact, mean, deviation, sigmas: (mean - exact) / deviation }
  })
  return { game, rounds, records, problems, places: tallied }
}

/** As anybody reads it. */
const asPublished = (record: TableRecord): TableRecord => JSON.parse(JSON.stringify(record)) as TableRecord
