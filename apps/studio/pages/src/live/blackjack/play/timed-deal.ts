import { clockAtPace, dealings, turnMsOf } from '@maru/live-games'
import type { DealShown, RowShown, TableSaid } from '../../../../../src/tables/table-shapes.ts'
import { type CardTimes, timesOfCard } from '../../cards/card-flight.ts'

export type BlackjackDeal = Extract<DealShown, { kind: 'blackjack' }>

/** A card at its place: of a seat's hand, or of the dealer. */
export type CardKey = `${number}/${number}/${number}` | `d/${number}`
export const keyOf = (seat: number, hand: number, index: number): CardKey => `${seat}/${hand}/${index}`
export const dealerKey = (index: number): CardKey => `d/${index}`

/** A deal with the time of each card by the studio's clock. What the page did not see come lies there already. */
export type TimedDeal = {
  round: number
  deal: BlackjackDeal
  times: ReadonlyMap<CardKey, CardTimes>
  /** When a seat's pair was split. */
  splitAt: ReadonlyMap<number, number>
}

const LIES: CardTimes = { leavesAt: -1, arrivesAt: -1, turnsAt: -1, liesAt: -1 }

/** What is known after this deal. The same deals give the same times, whenever they are looked at. */
export function timedDeal(
  before: TimedDeal | undefined,
  deal: BlackjackDeal,
  row: RowShown,
  { pace }: Pick<TableSaid, 'pace'>,
): TimedDeal {
  if (before?.round === row.round && before.deal === deal) return before
  const known = before?.round === row.round ? before : undefined
  const perCard = clockAtPace('blackjack', pace).perCardMs
  const times = new Map<CardKey, CardTimes>()
  const splitAt = new Map(known?.splitAt)
  if (!known && deal.step === 0) {
    firstOrder(deal).forEach((key, index) => {
      const leavesAt = row.startedAt + dealings.blackjack.beforeMs + index * perCard
      times.set(key, timesOfCard({ leavesAt, liesAt: leavesAt + perCard }))
    })
    return { round: row.round, deal, times, splitAt }
  }
  const drawn: CardKey[] = []
  for (const { seat, hands } of deal.seats) {
    const was = known?.deal.seats.find((one) => one.seat === seat)?.hands
    const isSplitNow = was?.length === 1 && hands.length === 2
    hands.forEach(({ cards }, hand) => {
      cards.forEach((_, index) => {
        const key = keyOf(seat, hand, index)
        const moved = isSplitNow && hand === 1 && index === 0 ? known?.times.get(keyOf(seat, 0, 1)) : undefined
        const old = moved ?? (isSplitNow && index > 0 ? undefined : known?.times.get(key))
        if (old || !known) times.set(key, old ?? LIES)
        else drawn.push(key)
      })
    })
  }
  deal.dealer.forEach((_, index) => {
    const old = known?.times.get(dealerKey(index))
    if (old || !known) times.set(dealerKey(index), old ?? LIES)
    else drawn.push(dealerKey(index))
  })
  const isDealing = row.phase === 'dealing' && row.endsAt !== null
  const after = deal.turn ? turnMsOf(pace) : dealings.blackjack.afterMs
  const begins = isDealing ? (row.endsAt ?? 0) - after - drawn.length * perCard : Number.NEGATIVE_INFINITY
  drawn.forEach((key, index) => {
    const leavesAt = begins + index * perCard
    times.set(key, isDealing ? timesOfCard({ leavesAt, liesAt: leavesAt + perCard }) : LIES)
  })
  for (const { seat, hands } of deal.seats)
    if (hands.length === 2 && known && !splitAt.has(seat)) splitAt.set(seat, begins)
  return { round: row.round, deal, times, splitAt }
}

/** A card to every seat, one to the dealer, a second to every seat; where nobody has to decide, the dealer's others. */
export function firstOrder({ seats, dealer }: BlackjackDeal): CardKey[] {
  return [
    ...seats.map(({ seat }) => keyOf(seat, 0, 0)),
    dealerKey(0),
    ...seats.map(({ seat }) => keyOf(seat, 0, 1)),
    ...dealer.slice(1).map((_, index) => dealerKey(index + 1)),
  ]
}

/** The next instant at which a card can be read; undefined where all lie. */
export function nextCardAt({ times }: TimedDeal, now: number): number | undefined {
  let next: number | undefined
  for (const { liesAt } of times.values()) if (liesAt > now && (next === undefined || liesAt < next)) next = liesAt
  return next
}

/** Cards of a hand that can be read. */
export const readable = (
  { times }: TimedDeal,
  cards: readonly number[],
  keyAt: (index: number) => CardKey,
  now: number,
): number[] => cards.filter((_, index) => (times.get(keyAt(index))?.liesAt ?? Number.POSITIVE_INFINITY) <= now)

/** From when on the seat whose turn it is may decide: once its cards lie. */
export const turnFrom = ({ turn }: BlackjackDeal, { pace }: Pick<TableSaid, 'pace'>): number =>
  turn ? turn.endsAt - turnMsOf(pace) : Number.POSITIVE_INFINITY
