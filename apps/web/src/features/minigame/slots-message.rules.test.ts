import type { MinigameMessage, MiniRoundOut } from '@maru/contract'
import { expect, test } from 'vitest'
import type { Slots } from '../../shared/minigame/slots.ts'
import { withMessage } from './slots-message.rules.ts'

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

test('an older round never takes the place of a newer one', () => {
  const later = { ...slots, round: roundAt(55) }
  expect(withMessage(later, message('open', roundAt(50))).round).toEqual(roundAt(55))
  expect(withMessage(later, message('settled', roundAt(50, 'settled'), true)).round).toEqual(roundAt(55))
})

test('a cancelled round is a result without a draw', () => {
  const cancelled = withMessage(slots, message('cancelled', roundAt(50, 'cancelled')))
  expect(cancelled.results[0]).toMatchObject({ state: 'cancelled', draw: null, isVerifiable: false })
  expect(cancelled.round.state).toBe('cancelled')
})
