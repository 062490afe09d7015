import type { Language, SportCode, SportPricePolicy } from '@maru/contract'
import { MOST_SELECTIONS } from '@maru/sports'

/** A selection as a page gives it: what is bet on, the price that the member saw, and the names to show it by. */
export type SlipPick = {
  eventId: string
  market: string
  outcome: string
  /** Thousandths. */
  price: number
  sport: SportCode
  home: string
  away: string
  marketName: string
  outcomeName: string
  startsAt: string
  isLive: boolean
}
export type SlipSelection = SlipPick & { isBanker: boolean }

export const slipModes = ['single', 'combination', 'system'] as const
export type SlipMode = (typeof slipModes)[number]

/** What a slip is, and how its member likes to bet. `stake`: of one line, in ledger units. `sizes`: of a system. */
export type SlipState = {
  /** Whose it is; null: a guest's, until somebody logs in. */
  owner: string | null
  selections: readonly SlipSelection[]
  mode: SlipMode
  sizes: readonly number[]
  stake: number
  pricePolicy: SportPricePolicy
  /** One press on a price places a single at the stake that is set. Switched on by the member alone. */
  isOneTap: boolean
  /** The ticket that was sent and has no answer: the next press sends it again, as it was, so that there is never a second one. */
  sent: SentTicket | null
  /** The last ticket that was answered and is shown where the slip is. */
  shown: string | null
  /** What is in the slip is that ticket, which has its live delay before it: it leaves the slip once it is taken. */
  isHeld: boolean
  /** Of the names; null until a page has shown them. */
  language: Language | null
}

/** `content`: what the member pressed for, without prices. */
export type SentTicket = { content: string; body: TicketBody }
export type TicketBody = {
  ticketId: string
  selections: { eventId: string; market: string; outcome: string; price: number; isBanker: boolean }[]
  sizes: number[]
  stake: number
  pricePolicy: SportPricePolicy
}

export const emptySlip: SlipState = {
  owner: null,
  selections: [],
  mode: 'combination',
  sizes: [],
  stake: 0,
  pricePolicy: 'better',
  isOneTap: false,
  sent: null,
  shown: null,
  isHeld: false,
  language: null,
}

/**
 * The slip of who logs in. A guest's selections stay, without the one press, which a member switches on; else the member finds what they left here.
 * What another member had is nobody's. `left`: what this member left.
 */
export const ownedBy = (slip: SlipState, owner: string, left: SlipState = emptySlip): SlipState => {
  if (slip.owner === owner) return slip
  const own = left.owner === owner ? left : { ...emptySlip, owner }
  if (slip.owner !== null || slip.selections.length === 0) return own
  // A ticket without an answer stays known: pressed again it is the same one.
  return { ...slip, owner, isOneTap: false, sent: own.sent }
}

type Named = Pick<SlipPick, 'eventId' | 'market' | 'outcome'>

export const nameOf = ({ eventId, market, outcome }: Named): string => `${eventId} ${market} ${outcome}`

export const hasSelection = ({ selections }: SlipState, wanted: Named): boolean =>
  selections.some((one) => nameOf(one) === nameOf(wanted))

export const withoutSelection = (slip: SlipState, gone: Named): SlipState =>
  withSelections(
    slip,
    slip.selections.filter((one) => nameOf(one) !== nameOf(gone)),
  )

/** Taken out where it is in; else put in, in the place of another outcome of its market. A full slip stays as it is, and one that is under way. */
export const toggled = (slip: SlipState, pick: SlipPick): SlipState => {
  if (slip.isHeld) return slip
  if (hasSelection(slip, pick)) return withoutSelection(slip, pick)
  const others = slip.selections.filter(({ eventId, market }) => eventId !== pick.eventId || market !== pick.market)
  if (others.length >= MOST_SELECTIONS) return slip
  return withSelections(slip, [...others, { ...pick, isBanker: false }])
}

export const withBanker = (slip: SlipState, named: Named): SlipState =>
  withSelections(
    slip,
    slip.selections.map((one) => (nameOf(one) === nameOf(named) ? { ...one, isBanker: !one.isBanker } : one)),
  )

/** The selections as seen at the prices that they are sent at, in their order. */
export const withPrices = (slip: SlipState, sent: TicketBody['selections']): SlipState => ({
  ...slip,
  selections: slip.selections.map((one, at) => ({ ...one, price: sent[at]?.price ?? one.price })),
})

/** Sizes that no line can have any more go; a system that has none left asks for lines of one less than all. */
const withSelections = (slip: SlipState, selections: readonly SlipSelection[]): SlipState => ({
  ...slip,
  selections,
  sizes: sizesWithin(slip.sizes, selections),
})

const sizesWithin = (sizes: readonly number[], selections: readonly SlipSelection[]): number[] => {
  const { least, most } = sizeBounds(selections)
  const left = sizes.filter((size) => size >= least && size <= most)
  return left.length > 0 ? left : [Math.max(least, most - 1)]
}

/** Of how many selections a system's lines may be. A line of bankers alone would leave the others without a part in it. */
export const sizeBounds = (selections: readonly { isBanker: boolean }[]): { least: number; most: number } => {
  const bankers = selections.filter(({ isBanker }) => isBanker).length
  const most = selections.length
  return { least: Math.min(Math.max(1, bankers === most ? bankers : bankers + 1), most), most }
}

/** What stored text says, as far as it makes sense; storage may hold anything. */
export const readSlip = (text: string | null): SlipState => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return emptySlip
    const slip = { ...emptySlip, ...(stored as Partial<SlipState>) }
    const isWhole =
      Array.isArray(slip.selections) &&
      slip.selections.length <= MOST_SELECTIONS &&
      slip.selections.every(isSelection) &&
      slipModes.includes(slip.mode) &&
      Array.isArray(slip.sizes) &&
      Number.isSafeInteger(slip.stake)
    return isWhole ? slip : emptySlip
  } catch {
    return emptySlip
  }
}

const isSelection = (one: unknown): boolean => {
  const { eventId, market, outcome, price, startsAt } = (one ?? {}) as Partial<SlipSelection>
  return [eventId, market, outcome, startsAt].every((text) => typeof text === 'string') && Number.isInteger(price)
}
