import { expect, test } from 'vitest'
import type { SelectionMarket } from '../tickets/judge.rules.ts'
import type { StoredTicket } from '../tickets/stored-ticket.ts'
import { offerOf } from './cash-out.rules.ts'
import { shownOfferOf } from './cash-out.service.ts'

const leg = {
  eventId: 1,
  marketKey: '1',
  outcome: '1',
  price: 2_100,
  isBanker: false,
  state: 'open',
  sharedBy: 1,
} as const
const running = { sizes: [1], stake: 10_000, sameEventPrices: null, legs: [leg] }
const free = { version: 'test', marginBp: 0, liveMarginBp: 0 }
const marketAt = (price: number, probability: number | null) =>
  ({
    now: { isLive: false, outcomes: [{ id: '1', probability }] },
    site: { isOpen: true, outcomes: [{ id: '1', price, isActive: true }] },
  }) as unknown as SelectionMarket

test('a leg is worth its fair price, and never more than at what the site offers', () => {
  const worthAt = (price: number, probability: number | null) =>
    offerOf(running, [marketAt(price, probability)], free)?.value
  expect(worthAt(2_000, 1)).toBe(10_500)
  expect(worthAt(1_000, 1)).toBe(21_000)
  expect(worthAt(2_000, null)).toBe(10_500)
})

test('what a trader offered above what the book showed is not paid at once', () => {
  const stored = { ...running, state: 'accepted', cashedStake: 0, offer: null } as unknown as StoredTicket
  const offered = { ...stored, offer: { stake: 10_000, prices: [2_100], seen: [2_000] } }
  const worthOf = (ticket: StoredTicket) => shownOfferOf(ticket, [marketAt(2_000, null)])?.value
  expect([worthOf(stored), worthOf(offered)]).toEqual([10_185, 9_700])
})
