import { describe, expect, test } from 'vitest'
import { canMove, offeredMeaning, ownActions, pressMeaning } from './seat-rights.ts'
import type { BlackjackDeal } from './timed-deal.ts'

const seats = [
  { seat: 1, who: 'a', stake: 0 },
  { seat: 3, who: 'me', stake: 0 },
]
const me = { seat: 3, held: { 'seat-3': 100_000 } }
const nobody = { seat: null, held: {} }
const meaning = (
  code: string,
  own: typeof me | typeof nobody,
  isOpen = true,
  phase: 'betting' | 'dealing' = 'betting',
) => offeredMeaning(code, { seats, own, phase }, isOpen)

describe('a place of a seat', () => {
  test('takes chips of the seat itself from its player alone', () => {
    expect(meaning('seat-3', me)).toBe('bet')
    expect(meaning('seat-1', me)).toBeUndefined()
  })

  test('takes bets behind from all but its player', () => {
    expect(meaning('behind-1', me)).toBe('bet')
    expect(meaning('behind-1', nobody)).toBe('bet')
    expect(meaning('behind-3', me)).toBeUndefined()
  })

  test('takes side bets from everybody, where somebody sits', () => {
    for (const kind of ['perfect-pairs', '21+3']) {
      expect(meaning(`${kind}-1`, nobody)).toBe('bet')
      expect(meaning(`${kind}-5`, nobody)).toBeUndefined()
    }
  })

  test('that is free is sat down at, also while cards are dealt', () => {
    expect(meaning('seat-5', nobody, false, 'dealing')).toBe('sit')
    expect(meaning('behind-5', nobody)).toBeUndefined()
  })

  test('offers nothing once betting has closed, but a late press is still a bet, which the table answers as late', () => {
    for (const code of ['seat-3', 'behind-1', 'perfect-pairs-3', '21+3-1']) {
      expect(meaning(code, me, false, 'dealing')).toBeUndefined()
      expect(pressMeaning(code, { seats, own: me, phase: 'closing' })).toBe('bet')
    }
    expect(pressMeaning('seat-1', { seats, own: me, phase: 'closing' })).toBeUndefined()
  })

  test('is not left while its chips are played', () => {
    expect(canMove({ seats, own: me, phase: 'dealing' })).toBe(false)
    expect(meaning('seat-5', me)).toBeUndefined()
    expect(canMove({ seats, own: me, phase: 'break' })).toBe(true)
    expect(canMove({ seats, own: { seat: 3, held: {} }, phase: 'betting' })).toBe(true)
  })
})

describe('a hand', () => {
  const deal = (seat: number): BlackjackDeal => ({
    kind: 'blackjack',
    seats: [],
    dealer: [0],
    step: 2,
    turn: { seat, hand: 0, legal: ['hit', 'stand', 'double', 'split'], endsAt: 0 },
  })

  test('does only what is legal, and only at its turn', () => {
    expect(ownActions(deal(3), me, 500_000).map(({ action }) => action)).toEqual(['hit', 'stand', 'double', 'split'])
    expect(ownActions(deal(1), me, 500_000)).toEqual([])
    expect(ownActions({ ...deal(3), turn: null }, me, 500_000)).toEqual([])
    expect(ownActions(deal(3), nobody, 500_000)).toEqual([])
    const short = deal(3)
    const later = { ...short, turn: short.turn && { ...short.turn, legal: ['hit', 'stand'] as const } }
    expect(ownActions(later, me, 500_000).map(({ action }) => action)).toEqual(['hit', 'stand'])
  })

  test('that cannot pay for a double or a split says so before it is pressed', () => {
    const said = ownActions(deal(3), me, 99_999)
    expect(said.map(({ cost, isAffordable }) => [cost, isAffordable])).toEqual([
      [0, true],
      [0, true],
      [100_000, false],
      [100_000, false],
    ])
    expect(ownActions(deal(3), me, 100_000).every(({ isAffordable }) => isAffordable)).toBe(true)
    // The wallet decides where the page does not know.
    expect(ownActions(deal(3), me, null).every(({ isAffordable }) => isAffordable)).toBe(true)
  })
})
