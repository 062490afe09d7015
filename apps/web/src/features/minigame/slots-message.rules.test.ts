import type { MinigameMessage, MinigamePricesMessage, MiniRoundOut } from '@maru/contract'
import { expect, test } from 'vitest'
import type { Slots } from '../../shared/minigame/slots.ts'
import { isToBeAsked, withMessage, withPrices } from './slots-message.rules.ts'

const roundAt = (minute: number, state: MiniRoundOut['state'] = 'open'): MiniRoundOut => ({
  roundId: `2026-11-23T08:${minute}:00Z`,
  day: '2026-11-23',
  number: minute,
  state,
  opensAt: `2026-11-23T08:${minute - 5}:00Z`,
  closesAt: `2026-11-23T08:${minute - 1}:30Z`,
  drawAt: `2026-11-23T08:${minute}:00Z`,
})
const slots = { round: roundAt(50), results: [] as Slots['results'] } as Slots
const draw = { numbers: [1, 2, 3, 4, 5], powerBall: 6 }
const message = (data1: MinigameMessage['data1'], round: MiniRoundOut, drawn = false): MinigameMessage => ({
  cmd: 'MINIGAME',
  data1,
  data2: { serverTime: '', round, draw: drawn ? draw : null, winners: drawn ? { 'sum-parity': 'odd' } : {} },
})

test('a draw is the newest result, and the next round takes the place of the drawn one', () => {
  const drawn = withMessage(slots, message('drawn', roundAt(50, 'drawn'), true))
  expect(drawn.results).toEqual([
    { ...roundAt(50, 'drawn'), draw, winners: { 'sum-parity': 'odd' }, isVerifiable: true },
  ])
  expect(drawn.round.state).toBe('drawn')
  expect(withMessage(drawn, message('open', roundAt(55))).round).toEqual(roundAt(55))
})

test('a result that is known is not listed twice, and learns that it was settled', () => {
  const drawn = withMessage(slots, message('drawn', roundAt(50, 'drawn'), true))
  const settled = withMessage(drawn, message('settled', roundAt(50, 'settled'), true))
  expect(settled.results.map(({ state }) => state)).toEqual(['settled'])
  expect(withMessage(settled, message('drawn', roundAt(50, 'drawn'), true)).results).toBe(settled.results)
})

test('a result that staff corrected takes the place of the one that was settled', () => {
  const settled = withMessage(slots, message('settled', roundAt(50, 'settled'), true))
  const corrected = message('settled', roundAt(50, 'settled'), true)
  corrected.data2.draw = { numbers: [1, 2, 3, 4, 7], powerBall: 6 }
  expect(withMessage(settled, corrected).results.map((one) => one.draw)).toEqual([corrected.data2.draw])
})

test('an older round never takes the place of a newer one', () => {
  const later = { ...slots, round: roundAt(55) }
  expect(withMessage(later, message('open', roundAt(50))).round).toEqual(roundAt(55))
  expect(withMessage(later, message('settled', roundAt(50, 'settled'), true)).round).toEqual(roundAt(55))
})

test('an open round of a game that is off does not switch it on, but is a reason to ask', () => {
  const off = { ...slots, isOn: false }
  for (const minute of [50, 55]) {
    const open = message('open', roundAt(minute))
    expect(withMessage(off, open).isOn).toBe(false)
    expect(isToBeAsked(off, open)).toBe(true)
    expect(isToBeAsked({ ...slots, isOn: true }, open)).toBe(false)
  }
  expect(isToBeAsked({ ...slots, isOn: true }, message('changed', roundAt(50)))).toBe(true)
})

test('a cancelled round is a result without a draw', () => {
  const cancelled = withMessage(slots, message('cancelled', roundAt(50, 'cancelled')))
  expect(cancelled.results[0]).toMatchObject({ state: 'cancelled', draw: null, isVerifiable: false })
  expect(cancelled.round.state).toBe('cancelled')
})

const outcome = (code: string, price: number) => ({ code, price, probability: '1/2', returnBp: price * 5 })
const priced = {
  ...slots,
  pricesVersion: 3,
  combinationMarginBp: 760,
  markets: [{ code: 'sum-parity', ways: 1, outcomes: [outcome('odd', 1_950), outcome('even', 1_950)] }],
} as Slots
const prices = (
  version: number,
  changes: MinigamePricesMessage['data2']['changes'] = [
    { market: 'sum-parity', outcome: 'odd', price: 1_900, returnBp: 9_500 },
  ],
): MinigamePricesMessage => ({
  cmd: 'MINIGAME_PRICES',
  data1: version,
  data2: { serverTime: '', combinationMarginBp: 800, changes },
})

test('new prices take the place of the old ones, and leave what did not change', () => {
  const next = withPrices(priced, prices(4))
  expect(next).toMatchObject({ pricesVersion: 4, combinationMarginBp: 800 })
  expect(next?.markets[0]?.outcomes).toEqual([outcome('odd', 1_900), outcome('even', 1_950)])
})

test('prices that are known change nothing; after a version that was missed, or where they are not named, all are read again', () => {
  expect(withPrices(priced, prices(3))).toBe(priced)
  expect(withPrices(priced, prices(5))).toBeUndefined()
  expect(withPrices(priced, prices(4, null))).toBeUndefined()
})
