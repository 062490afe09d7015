import { clockAtPace, dealings, turnMsOf } from '@maru/live-games'
import { describe, expect, test } from 'vitest'
import type { RowShown } from '../../../../../src/tables/table-shapes.ts'
import {
  type BlackjackDeal,
  dealerKey,
  firstOrder,
  keyOf,
  nextCardAt,
  readable,
  timedDeal,
  turnFrom,
} from './timed-deal.ts'

const said = { pace: 'normal' } as const
const perCard = clockAtPace('blackjack', 'normal').perCardMs
const turnMs = turnMsOf('normal')
const startedAt = 1_000_000
const hand = (...cards: number[]) => ({ cards, doubled: false, ended: false })
const turnOf = (seat: number, endsAt: number, at = 0) => ({ seat, hand: at, legal: ['hit', 'stand'] as const, endsAt })
const firstEnds = startedAt + dealings.blackjack.beforeMs + dealings.blackjack.afterMs + 5 * perCard + turnMs
const row = (endsAt: number, phase: RowShown['phase'] = 'dealing'): RowShown => ({
  round: 7,
  phase,
  startedAt,
  endsAt,
  voided: false,
})
const deal = (more: Partial<BlackjackDeal>): BlackjackDeal => ({
  kind: 'blackjack',
  seats: [
    { seat: 2, hands: [hand(7, 20)] },
    { seat: 5, hands: [hand(3, 4)] },
  ],
  dealer: [9],
  step: 0,
  turn: turnOf(2, firstEnds),
  ...more,
})
const first = timedDeal(undefined, deal({}), row(firstEnds), said)

describe('first cards', () => {
  test('come one after the other: each seat, the dealer, each seat again', () => {
    const order = firstOrder(first.deal)
    expect(order).toEqual(['2/0/0', '5/0/0', 'd/0', '2/0/1', '5/0/1'])
    const leaves = order.map((key) => first.times.get(key)?.leavesAt)
    expect(leaves).toEqual(order.map((_, index) => startedAt + dealings.blackjack.beforeMs + index * perCard))
  })

  test('can be read once they lie, and the hand decides after the last of them', () => {
    const cards = [7, 20]
    const at = (now: number) => readable(first, cards, (index) => keyOf(2, 0, index), now)
    const lies = first.times.get('2/0/0')?.liesAt ?? 0
    expect(at(lies - 1)).toEqual([])
    expect(at(lies)).toEqual([7])
    const last = first.times.get('5/0/1')?.liesAt ?? 0
    expect(nextCardAt(first, last - 1)).toBe(last)
    expect(nextCardAt(first, last)).toBeUndefined()
    expect(turnFrom(first.deal, said)).toBeGreaterThanOrEqual(last)
  })
})

describe('an action', () => {
  const at = firstEnds - 4_000
  const hitEnds = at + perCard + turnMs
  const hit = deal({
    seats: [
      { seat: 2, hands: [hand(7, 20, 30)] },
      { seat: 5, hands: [hand(3, 4)] },
    ],
    step: 1,
    turn: turnOf(2, hitEnds),
  })
  const after = timedDeal(first, hit, row(hitEnds), said)

  test('draws its card at the instant that the studio played it; the others lie as before', () => {
    expect(after.times.get('2/0/2')?.leavesAt).toBe(at)
    expect(after.times.get('2/0/2')?.liesAt).toBe(at + perCard)
    for (const key of firstOrder(first.deal)) expect(after.times.get(key)).toEqual(first.times.get(key))
    expect(turnFrom(hit, said)).toBe(at + perCard)
  })

  test('is the same whenever it is looked at', () => {
    const again = timedDeal(after, structuredClone(hit), row(hitEnds), said)
    expect(again.times).toEqual(after.times)
    expect(timedDeal(after, hit, row(hitEnds), said)).toBe(after)
  })

  test('that stands draws nothing', () => {
    const ends = at + turnMs
    const stood = timedDeal(first, deal({ step: 1, turn: turnOf(5, ends) }), row(ends), said)
    expect(nextCardAt(stood, at)).toBeUndefined()
  })

  test('that splits moves the second card over and draws one for each hand', () => {
    const ends = at + 2 * perCard + turnMs
    const seats = [
      { seat: 2, hands: [hand(7, 40), hand(20, 41)] },
      { seat: 5, hands: [hand(3, 4)] },
    ]
    const split = timedDeal(first, deal({ seats, step: 1, turn: turnOf(2, ends) }), row(ends), said)
    expect(split.times.get('2/1/0')).toEqual(first.times.get('2/0/1'))
    expect(split.times.get('2/0/1')?.leavesAt).toBe(at)
    expect(split.times.get('2/1/1')?.leavesAt).toBe(at + perCard)
    expect(split.splitAt.get(2)).toBe(at)
  })

  test('of the last hand is followed by the dealer, card by card, until the result', () => {
    const ends = at + 3 * perCard + dealings.blackjack.afterMs
    const seats = [
      { seat: 2, hands: [hand(7, 20, 30)] },
      { seat: 5, hands: [hand(3, 4)] },
    ]
    const last = timedDeal(first, deal({ seats, dealer: [9, 1, 11], step: 1, turn: null }), row(ends), said)
    expect(last.times.get('2/0/2')?.leavesAt).toBe(at)
    expect(last.times.get(dealerKey(1))?.leavesAt).toBe(at + perCard)
    expect(last.times.get(dealerKey(2))?.liesAt).toBe(ends - dealings.blackjack.afterMs)
  })
})

test('who comes later finds every card lying', () => {
  const late = timedDeal(undefined, deal({ step: 3 }), row(firstEnds), said)
  expect(nextCardAt(late, startedAt)).toBeUndefined()
  expect(late.times.size).toBe(5)
})

test('a new round begins anew', () => {
  const next = timedDeal(first, deal({}), { ...row(firstEnds), round: 8, startedAt: startedAt + 50_000 }, said)
  expect(next.times.get('2/0/0')?.leavesAt).toBe(startedAt + 50_000 + dealings.blackjack.beforeMs)
})
