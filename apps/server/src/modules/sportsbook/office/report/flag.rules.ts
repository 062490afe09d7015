import type { MarketKey } from '../../../sportsdata/index.ts'

/** A selection of an accepted ticket. */
export type FlagLeg = MarketKey & { memberId: number; outcome: string; price: number; placedAt: Date }
/** What a market offered last before its event began. */
export type Closing = {
  startsAt: Date
  outcomes: readonly { id: string; price: number | null; probability: number | null }[]
}

/** Last tickets of a member that are looked at, and how many of their selections have to be comparable. */
export const lastTickets = 50
const LEAST_COMPARED = 20
/** This part of them at a price above the fair one at the start: by luck alone, less the margin, few are. */
const BEATEN_PART = 0.5
const THOUSAND = 1_000
const BP = 10_000

export type CloseFacts = { compared: number; beaten: number; edgeBp: number }

/**
 * Prices that a member got before the start, against the fair ones of the market's last state before it: 1 ÷ probability, or the feed's own price where it gives no probability. `edgeBp`: what the
 * stakes would have earned on average at fair prices, in basis points.
 */
export const closeOf = (
  legs: readonly FlagLeg[],
  closingOf: (leg: FlagLeg) => Closing | undefined,
): CloseFacts & { isFlagged: boolean } => {
  const edges = legs.flatMap((leg) => {
    const closing = closingOf(leg)
    const outcome = closing?.outcomes.find(({ id }) => id === leg.outcome)
    const fair = outcome && (outcome.probability ? THOUSAND / outcome.probability : outcome.price)
    return closing && fair && leg.placedAt < closing.startsAt ? [leg.price / fair - 1] : []
  })
  const beaten = edges.filter((edge) => edge > 0).length
  const average = edges.length === 0 ? 0 : edges.reduce((sum, edge) => sum + edge, 0) / edges.length
  return {
    compared: edges.length,
    beaten,
    edgeBp: Math.round(average * BP),
    isFlagged: edges.length >= LEAST_COMPARED && beaten >= edges.length * BEATEN_PART,
  }
}

/** So many members on one selection within so long, and at least this part of all who bet on the event meanwhile. */
const LEAST_TOGETHER = 5
const TOGETHER_MS = 5 * 60_000
const TOGETHER_PART = 0.5

export type Together = MarketKey & { outcome: string; memberIds: number[] }

export const togetherIn = (legs: readonly FlagLeg[]): Together[] => {
  const byEvent = Map.groupBy(legs, ({ eventId }) => eventId)
  const bySelection = Map.groupBy(legs, ({ eventId, marketKey, outcome }) => `${eventId} ${marketKey} ${outcome}`)
  return [...bySelection.values()].flatMap((on) => {
    const [first] = on
    if (!first) return []
    const members = mostWithin(on)
    const others = new Set((byEvent.get(first.eventId) ?? []).map(({ memberId }) => memberId))
    const { eventId, marketKey, outcome } = first
    return members.size >= LEAST_TOGETHER && members.size >= others.size * TOGETHER_PART
      ? [{ eventId, marketKey, outcome, memberIds: [...members].sort((one, other) => one - other) }]
      : []
  })
}

/** The most members that any span of that length has. */
const mostWithin = (on: readonly FlagLeg[]): Set<number> => {
  const rising = on.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
  let most = new Set<number>()
  for (const [from, { placedAt }] of rising.entries()) {
    const until = placedAt.getTime() + TOGETHER_MS
    const within = rising.slice(from).filter((leg) => leg.placedAt.getTime() <= until)
    const members = new Set(within.map(({ memberId }) => memberId))
    if (members.size > most.size) most = members
  }
  return most
}

/** Members who were seen at one address; `isSameDevice`: with one browser, too. */
export type SharedPlace = { memberIds: readonly number[]; isSameDevice: boolean }
/** An address of more members is that of a provider, and says nothing. */
export const mostAtPlace = 10

export type BothSides = MarketKey & { outcomes: string[]; memberIds: number[]; isSameDevice: boolean }

/** Different outcomes of one market by different members of one place. */
export const bothSidesIn = (legs: readonly FlagLeg[], places: readonly SharedPlace[]): BothSides[] =>
  [...Map.groupBy(legs, ({ eventId, marketKey }) => `${eventId} ${marketKey}`).values()].flatMap((on) => {
    const found = places
      .filter(({ memberIds }) => memberIds.length <= mostAtPlace)
      .toSorted((one, other) => Number(other.isSameDevice) - Number(one.isSameDevice))
      .find(({ memberIds }) => isOpposed(on.filter(({ memberId }) => memberIds.includes(memberId))))
    const [first] = on
    if (!found || !first) return []
    const those = on.filter(({ memberId }) => found.memberIds.includes(memberId))
    return [
      {
        eventId: first.eventId,
        marketKey: first.marketKey,
        outcomes: [...new Set(those.map(({ outcome }) => outcome))].sort(),
        memberIds: [...new Set(those.map(({ memberId }) => memberId))].sort((one, other) => one - other),
        isSameDevice: found.isSameDevice,
      },
    ]
  })

const isOpposed = (legs: readonly FlagLeg[]): boolean =>
  legs.some((one) => legs.some((other) => other.memberId !== one.memberId && other.outcome !== one.outcome))
