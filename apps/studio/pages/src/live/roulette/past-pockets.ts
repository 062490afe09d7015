import { colourOf, wheelOrder } from '@maru/live-games'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'

/** `17`, or with lucky numbers `17, 4x50, 22x100`; undefined for a voided round. */
export function pocketOf({ result }: Pick<PastRound, 'result'>): number | undefined {
  const pocket = Number.parseInt(result, 10)
  return Number.isNaN(pocket) ? undefined : pocket
}

/** What the number paid to those who had it, if it was struck. */
export function multiplierOf({ result }: Pick<PastRound, 'result'>): number | undefined {
  const [pocket, ...lucky] = result.split(', ')
  const own = lucky.find((one) => one.startsWith(`${pocket}x`))
  return own === undefined ? undefined : Number(own.split('x')[1])
}

export type PocketCount = { pocket: number; count: number }
export type PocketStatistics = {
  rounds: number
  /** Most frequent and rarest numbers, three each. */
  hot: readonly PocketCount[]
  cold: readonly PocketCount[]
  /** Shares of all rounds, 0 to 1. */
  shares: Readonly<Record<'red' | 'black' | 'zero' | 'odd' | 'even' | 'low' | 'high', number>>
}

const SHOWN = 3

/** Of how often each pocket came. */
export function statisticsOf(counts: { readonly [result: string]: number }): PocketStatistics {
  const all = wheelOrder.map((pocket) => ({ pocket, count: counts[pocket] ?? 0 }))
  const rounds = all.reduce((sum, { count }) => sum + count, 0)
  const share = (has: (pocket: number) => boolean): number =>
    rounds === 0 ? 0 : all.reduce((sum, { pocket, count }) => sum + (has(pocket) ? count : 0), 0) / rounds
  const sorted = [...all].sort((one, other) => other.count - one.count || one.pocket - other.pocket)
  return {
    rounds,
    hot: sorted.slice(0, SHOWN),
    cold: sorted.reverse().slice(0, SHOWN),
    shares: {
      red: share((pocket) => colourOf(pocket) === 'red'),
      black: share((pocket) => colourOf(pocket) === 'black'),
      zero: share((pocket) => pocket === 0),
      odd: share((pocket) => pocket % 2 === 1),
      even: share((pocket) => pocket > 0 && pocket % 2 === 0),
      low: share((pocket) => pocket > 0 && pocket <= 18),
      high: share((pocket) => pocket > 18),
    },
  }
}
