import { createHash } from 'node:crypto'
import type { BodyOf, SportPricePolicy, sportQuote } from '@maru/contract'
import { lineCount, problemOfSlip, readSpecifiers, type Selection, type Slip } from '@maru/sports'

/** A selection as it was sent, by the numbers of the tables. `price`: what the member saw. */
export type AskedSelection = { eventId: number; marketKey: string; outcome: string; price: number; isBanker: boolean }
export type AskedSlip = { selections: readonly AskedSelection[]; sizes: readonly number[] }
export type AskedTicket = AskedSlip & { ticketId: string; stake: number; pricePolicy: SportPricePolicy }

/**
 * What is priced and exposed: the slip itself, or one whose selections of one event are one selection, at the price that they have together. `partOf`: which selection of it each leg
 * stands in.
 */
export type EffectiveSlip = Slip
export type PricedSlip = { slip: EffectiveSlip; partOf: readonly number[] }

/** The slip of the wire by the numbers of the tables. */
export const slipOf = ({ selections, sizes }: BodyOf<typeof sportQuote>): AskedSlip => ({
  selections: selections.map(({ eventId, market, ...selection }) => ({
    ...selection,
    eventId: Number(eventId),
    marketKey: market,
  })),
  sizes,
})

/** A ticket that is stored, as it would be sent again. */
export const askedOf = ({
  ticketId,
  legs,
  sizes,
  stake,
  pricePolicy,
}: Pick<AskedTicket, 'ticketId' | 'sizes' | 'stake' | 'pricePolicy'> & {
  legs: readonly AskedSelection[]
}): AskedTicket => ({
  ticketId,
  selections: legs,
  sizes,
  stake,
  pricePolicy,
})

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Hex SHA-256 of what a ticket says, and so of what must be equal for it to be the same one. */
export const fingerprintOf = ({ selections, sizes, stake, pricePolicy }: AskedTicket): string =>
  sha256([selections.map(selectionText), sizes, stake, pricePolicy])

/** Hex SHA-256 of what it is on, whatever the order, prices and stake. Where one line is all of it a banker says nothing. */
export const contentOf = ({ selections, sizes }: AskedSlip): string => {
  const isOneLine = sizes.length === 1 && sizes[0] === selections.length
  return sha256([
    selections
      .map(
        ({ eventId, marketKey, outcome, isBanker }) => `${eventId} ${marketKey} ${outcome} ${isBanker && !isOneLine}`,
      )
      .sort(),
    [...sizes].sort((one, other) => one - other),
  ])
}

const selectionText = ({ eventId, marketKey, outcome, price, isBanker }: AskedSelection): unknown[] => [
  eventId,
  marketKey,
  outcome,
  price,
  isBanker,
]

export const selectionsOf = (selections: readonly AskedSelection[], prices?: readonly number[]): Selection[] =>
  selections.map(({ eventId, marketKey, outcome, price, isBanker }, i) => ({
    event: String(eventId),
    market: marketKey,
    outcome,
    price: prices?.[i] ?? price,
    isBanker,
  }))

/** One line of all its selections: what is of one event in it may be priced together. */
const isAccumulator = ({ selections, sizes }: AskedSlip): boolean =>
  sizes.length === 1 && sizes[0] === selections.length && selections.length > 1

/** Events that an accumulator has more than one selection of. */
export const sharedEventsOf = (slip: AskedSlip): number[] => {
  if (!isAccumulator(slip)) return []
  const ids = slip.selections.map(({ eventId }) => eventId)
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))]
}

/** Whether it is none that a book could take, whatever the prices. Selections of one event may stand in one line where the line is the whole ticket. */
export const isImpossible = (slip: AskedSlip): boolean => {
  const isShared = sharedEventsOf(slip).length > 0
  return problemOfSlip({ selections: selectionsOf(slip.selections), sizes: slip.sizes }, () => isShared) !== null
}

/** Whether markets and outcomes are named as feeds name them, so that they may be looked for: `18/total=2.5`, `12`. */
export const areNamed = ({ selections }: AskedSlip): boolean =>
  selections.every(({ marketKey, outcome }) => isMarketKey(marketKey) && !UNPRINTED.test(outcome))

const UNPRINTED = /\p{C}/u

const isMarketKey = (key: string): boolean => {
  const [, specifiers] = /^[1-9]\d{0,8}(?:\/(.+))?$/.exec(key) ?? [undefined, '']
  if (specifiers === '' || UNPRINTED.test(key)) return false
  try {
    readSpecifiers(specifiers ?? '')
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const NO_LEG = 'joint'

/**
 * The slip at these prices. `joint`: what the selections of an event pay together, for the events of `sharedEventsOf`. Undefined where one of them has no such price.
 */
export const pricedSlip = (
  { selections, sizes }: AskedSlip,
  prices: readonly number[],
  joint: ReadonlyMap<number, number | null>,
): PricedSlip | undefined => {
  const shared = new Set(sharedEventsOf({ selections, sizes }))
  const whole = selectionsOf(selections, prices)
  if (shared.size === 0) return { slip: { selections: whole, sizes }, partOf: selections.map((_, i) => i) }
  const parts: Selection[] = []
  const partOf: number[] = []
  const partOfEvent = new Map<number, number>()
  for (const [i, { eventId }] of selections.entries()) {
    const known = partOfEvent.get(eventId)
    if (known !== undefined) {
      partOf.push(known)
      continue
    }
    partOf.push(parts.length)
    if (!shared.has(eventId)) {
      parts.push({ ...(whole[i] as Selection), isBanker: false })
      continue
    }
    const price = joint.get(eventId)
    if (!price) return undefined
    partOfEvent.set(eventId, parts.length)
    parts.push({ event: String(eventId), market: NO_LEG, outcome: NO_LEG, price })
  }
  return { slip: { selections: parts, sizes: [parts.length] }, partOf }
}

export const linesOf = ({ selections, sizes }: AskedSlip): number =>
  Number(lineCount({ selections: selectionsOf(selections), sizes }))
