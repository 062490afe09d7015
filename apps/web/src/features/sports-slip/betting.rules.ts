import {
  lineCount,
  linesOfSlip,
  payoutsWithLost,
  possibleWinOf,
  priceOfSlip,
  problemOfSlip,
  type Slip,
  type SlipProblem,
} from '@maru/sports'
import { nameOf, type SlipSelection, type SlipState, type TicketBody } from '../../shared/sports/slip.rules.ts'

/** A selection as it can be had now. `price` null: not offered. */
export type PriceNow = { price: number | null; isActive: boolean }
export type PricesNow = ReadonlyMap<string, PriceNow>

export type Leg = SlipSelection & {
  name: string
  /** What it is accepted at by the next press: the price now, and where there is none the one that was seen. */
  offered: number
  isOff: boolean
  move: 'same' | 'up' | 'down'
}

export const legsOf = ({ selections }: Pick<SlipState, 'selections'>, prices: PricesNow): Leg[] =>
  selections.map((selection) => {
    const name = nameOf(selection)
    const now = prices.get(name)
    const offered = now?.price ?? selection.price
    const isOff = now !== undefined && (!now.isActive || now.price === null)
    const move = offered === selection.price ? 'same' : offered > selection.price ? 'up' : 'down'
    return { ...selection, name, offered, isOff, move }
  })

/** Sizes of the lines, by the mode. */
export const sizesOf = ({ mode, sizes, selections }: Pick<SlipState, 'mode' | 'sizes' | 'selections'>): number[] => {
  if (mode === 'single' || selections.length < 2) return [1]
  return mode === 'combination' ? [selections.length] : [...sizes].sort((one, other) => one - other)
}

/** Bankers are of systems alone. */
export const slipOf = (slip: Pick<SlipState, 'mode' | 'sizes' | 'selections'>, legs: readonly Leg[]): Slip => ({
  sizes: sizesOf(slip),
  selections: legs.map(({ eventId, market, outcome, offered, isBanker }) => ({
    event: eventId,
    market,
    outcome,
    price: offered,
    isBanker: slip.mode === 'system' && isBanker,
  })),
})

/** What is wrong with a slip before it is asked about. Selections of one event may have a price of their own: the server says so. */
export const problemOf = (slip: Slip): SlipProblem | null => problemOfSlip(slip, () => true)

/** Whether selections of one event come into one line. */
export const hasSameEvent = (slip: Slip): boolean => problemOfSlip(slip)?.code === 'same-event'

export type Sums = {
  lines: number
  /** Of all lines, in ledger units. */
  stake: number
  win: number
  /** Of the whole, in thousandths; null where the lines have one each. */
  price: number | null
}

/** `joint`: of selections of one event, instead of the product of their prices. */
export const sumsOf = (slip: Slip, perLine: number, joint: number | null): Sums => {
  const lines = Number(lineCount(slip))
  const stake = perLine * lines
  const isOne = lines === 1
  if (joint !== null && isOne)
    return { lines, stake, win: Number((BigInt(stake) * BigInt(joint)) / 1_000n), price: joint }
  const win = stake > 0 && Number.isSafeInteger(stake) ? possibleWinOf({ ...slip, stake: BigInt(stake) }) : 0n
  return { lines, stake, win: Number(win), price: isOne ? Number(priceOfSlip(slip)) : null }
}

/** Whether prices moved such that the member has to say yes to them: the press then names it. */
export const needsConsent = (legs: readonly Leg[], policy: SlipState['pricePolicy']): boolean =>
  policy !== 'any' && legs.some(({ move }) => move === 'down' || (policy === 'none' && move === 'up'))

export const bodyOf = (
  ticketId: string,
  slip: Slip,
  stake: number,
  pricePolicy: SlipState['pricePolicy'],
): TicketBody => ({
  ticketId,
  selections: slip.selections.map(({ event, market, outcome, price, isBanker }) => ({
    eventId: event,
    market,
    outcome,
    price,
    isBanker: isBanker === true,
  })),
  sizes: [...slip.sizes],
  stake,
  pricePolicy,
})

/** What the member presses for, whatever its prices are. */
export const contentOf = ({ selections, sizes, stake }: Omit<TicketBody, 'ticketId' | 'pricePolicy'>): string =>
  JSON.stringify([selections.map(({ price: _, ...named }) => named), sizes, stake])

export type StakeProblem = 'missing' | 'cash' | 'least' | 'most'
export type Bounds = { least: number; most: number } | undefined

/** Why a stake is not taken, the gravest reason first; undefined where it is. `cash` undefined: of a guest. */
export const stakeProblemOf = (stake: number, bounds: Bounds, cash: number | undefined): StakeProblem | undefined => {
  if (stake <= 0) return 'missing'
  if (cash !== undefined && stake > cash) return 'cash'
  if (bounds && stake > bounds.most) return 'most'
  return bounds && stake < bounds.least ? 'least' : undefined
}

export type Line = { at: readonly number[]; price: number; win: number }

/** The first lines of a system, each with its price and what it pays. */
export const firstLines = (slip: Slip, perLine: number, most: number): Line[] => {
  const lines: Line[] = []
  for (const at of linesOfSlip(slip)) {
    if (lines.length === most) break
    const line: Slip = { selections: at.flatMap((index) => slip.selections[index] ?? []), sizes: [at.length] }
    lines.push({ at, price: Number(priceOfSlip(line)), win: sumsOf(line, perLine, null).win })
  }
  return lines
}

/** What a system pays where one selection that is no banker is lost, by which it is. */
export const winsWithOneLost = (slip: Slip, stake: number): { least: number; most: number } | undefined => {
  if (stake <= 0 || slip.selections.every(({ isBanker }) => isBanker)) return undefined
  const { least, most } = payoutsWithLost({ ...slip, stake: BigInt(stake) }, 1)
  return { least: Number(least), most: Number(most) }
}
