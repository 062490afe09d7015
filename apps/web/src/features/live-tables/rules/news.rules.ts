import { keyOf, type Table } from '../table.ts'
import { faceOf } from './face.rules.ts'
import { pastOf } from './past.rules.ts'

/** Worth a line beside the tiles. It tells what was; the next round does not depend on it. */
export type News = { key: string; table: Table; weight: number } & (
  | { kind: 'streak'; side: 'B' | 'P'; count: number }
  | { kind: 'repeat'; number: number; count: number }
  | { kind: 'triple'; die: number }
  | { kind: 'shoe' }
)

const shortestStreak = 4
const youngShoe = 3
const mostNews = 8

/** One of each table that is running, the rarest first. */
export const newsOf = (tables: readonly Table[]): News[] =>
  tables
    .filter(({ table }) => faceOf(table).isLive)
    .flatMap((entry) => newsOfTable(entry) ?? [])
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostNews)

const newsOfTable = (entry: Table): News | undefined => {
  const { table } = entry
  const said = { key: keyOf(table), table: entry }
  const past = pastOf(table)
  if (past.kind === 'numbers') {
    const [number] = past.numbers
    const count = runOf(past.numbers)
    return number === undefined || count < 2 ? undefined : { ...said, kind: 'repeat', number, count, weight: 6 * count }
  }
  if (past.kind === 'dice') {
    const [dice] = past.throws
    const isTriple = dice?.every((die) => die === dice[0])
    return dice && isTriple ? { ...said, kind: 'triple', die: dice[0], weight: 12 } : undefined
  }
  if (past.kind !== 'road') return undefined
  const played = past.results.filter((side) => side !== 'T').reverse()
  const [side] = played
  const count = runOf(played)
  if (side && count >= shortestStreak) return { ...said, kind: 'streak', side: side as 'B' | 'P', count, weight: count }
  // A deck of its own for every round is no shoe.
  return table.game !== 'andar-bahar' && past.results.length <= youngShoe
    ? { ...said, kind: 'shoe', weight: 1 }
    : undefined
}

/** How often the first value stands at the beginning. */
const runOf = <T>(values: readonly T[]): number => {
  const other = values.findIndex((value) => value !== values[0])
  return other < 0 ? values.length : other
}
