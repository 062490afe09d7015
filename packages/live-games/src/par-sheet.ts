import { type Fraction, fractionText } from '@maru/draws'
import { type CountedGame, distributionOf, returnOfDistribution } from './place.ts'

/** The par sheet of a game as a Markdown table: one row for each kind of place, with what it pays, how often, and its exact return. */
export const parSheet = <Outcome>({ places, outcomes }: CountedGame<Outcome>): string => {
  const kinds = Map.groupBy(places, ({ kind }) => kind)
  const rows = [...kinds].flatMap(([kind, [first, ...others]]) => {
    if (!first) return []
    const distribution = distributionOf(first, outcomes())
    const paid = distribution.filter(({ returnedPerHundred }) => returnedPerHundred > 0)
    return rowOf(
      kind,
      1 + others.length,
      paid.map(({ returnedPerHundred }) => payText(returnedPerHundred)).join(', '),
      paid.map(({ chance }) => percentText(chance)).join(', '),
      returnOfDistribution(distribution),
    )
  })
  return [
    '| kind | places | pays | chance of each | exact return | return |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** `35:1` for a win, without the stake; what is less than the stake as its share. */
const payText = (returnedPerHundred: number): string => {
  if (returnedPerHundred === 100) return 'stake back'
  return returnedPerHundred < 100 ? `${returnedPerHundred}% back` : `${(returnedPerHundred - 100) / 100}:1`
}

/** Cut, never rounded up, with four decimals. */
export const percentText = ({ numerator, denominator }: Fraction): string => {
  const parts = ((numerator * 1_000_000n) / denominator).toString().padStart(5, '0')
  return `${parts.slice(0, -4)}.${parts.slice(-4)}%`
}

const rowOf = (kind: string, count: number, pays: string, chances: string, exact: Fraction): string =>
  `| ${kind} | ${count} | ${pays} | ${chances} | ${fractionText(exact)} | ${percentText(exact)} |`
