import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnShown, TableAnswer } from '../../../../src/tables/table-shapes.ts'
import { SeatPlayer } from './seat-player.ts'
import type { TableLink } from './table-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const own = { round: 5, seat: 3 } as OwnShown
const done: TableAnswer = { outcome: 'done', own }
const pending: TableAnswer = { outcome: 'pending' }
const refused: TableAnswer = { outcome: 'refused', reason: 'no-turn', own }

/** Answers in their order, the last one again and again; an error stands for no answer. */
function player(answers: readonly (TableAnswer | Error)[]) {
  const seen = { asked: [] as unknown[], refused: [] as string[], own: 0, asks: [] as number[] }
  const call = async (_code: string, name: string, asked: unknown) => {
    const answer = answers[Math.min(seen.asked.length, answers.length - 1)]
    seen.asked.push({ name, asked })
    if (answer instanceof Error) throw answer
    return answer
  }
  const seats = new SeatPlayer({ call } as unknown as TableLink, 'blackjack-lounge-2', {
    own: () => seen.own++,
    refused: (reason) => seen.refused.push(reason),
    asks: (amount) => seen.asks.push(amount),
  })
  return { seats, seen }
}
const asked = { round: 5, step: 2, action: 'double' } as const

test('what is not answered is asked again, the same', async () => {
  const { seats, seen } = player([new Error('offline'), pending, done])
  const acted = seats.act(asked, 100_000, () => true)
  await vi.runAllTimersAsync()
  await acted
  expect(seen.asked).toEqual([1, 2, 3].map(() => ({ name: 'act', asked })))
  expect(seen).toMatchObject({ refused: [], own: 1, asks: [100_000] })
})

test('once the turn has passed, nothing is asked and nothing is said', async () => {
  const { seats, seen } = player([new Error('offline'), refused])
  let isNow = true
  const acted = seats.act(asked, 0, () => isNow)
  await vi.advanceTimersByTimeAsync(0)
  isNow = false
  await vi.runAllTimersAsync()
  await acted
  expect(seen).toMatchObject({ refused: [], asks: [] })
  expect(seen.asked.length).toBeLessThanOrEqual(2)
})

test('a press that came too late is said', async () => {
  const { seats, seen } = player([refused])
  await seats.act(asked, 0, () => false)
  expect(seen).toMatchObject({ refused: ['no-turn'], own: 1 })
})

test('a seat that somebody else took is said', async () => {
  const { seats, seen } = player([{ outcome: 'refused', reason: 'seat-taken', own }])
  await seats.sit(3)
  expect(seen.refused).toEqual(['seat-taken'])
})

test('a room that was left asks no more', async () => {
  const { seats, seen } = player([pending])
  const sat = seats.sit(1)
  await vi.advanceTimersByTimeAsync(100)
  seats.close()
  await vi.runAllTimersAsync()
  await sat
  expect(seen.asked).toHaveLength(1)
  expect(seen.refused).toEqual([])
})
