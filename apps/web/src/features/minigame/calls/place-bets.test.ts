import { CallError } from '@maru/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { type BetToPlace, makePlacing } from './place-bets.ts'

type Sent = { bets: { slipId: string }[] }
const sent: Sent[] = []
const answers: (() => unknown)[] = []
vi.mock('@maru/client', async (original) => ({
  ...(await original<object>()),
  call: async (_: string, body: Sent) => {
    sent.push(body)
    return answers.shift()?.() ?? accepted(body)
  },
}))

const accepted = ({ bets }: Sent) => ({
  cash: 900,
  bets: bets.map(({ slipId }) => ({ slipId, code: '0', price: null })),
})
const lost = () => {
  throw new CallError('OFFLINE', '')
}
const odd: BetToPlace = { key: 'odd', selections: [{ market: 'parity', outcome: 'odd' }], price: 1_950, stake: 100 }
const round = '2026-11-23T08:50:00Z'
const slipIds = () => sent.flatMap(({ bets }) => bets.map(({ slipId }) => slipId))
let made = 0
const placing = () => {
  const { place, found } = makePlacing(() => `slip-${++made}`)
  return {
    found,
    place: async (...asked: Parameters<typeof place>) => {
      const placed = place(...asked).catch((problem: unknown) => problem)
      await vi.runAllTimersAsync()
      return placed
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  answers.length = 0
  made = 0
  return () => vi.useRealTimers()
})

test('a lost answer is asked for again with the same slip, also by the next press', async () => {
  const { place } = placing()
  answers.push(lost, lost, lost)
  expect(await place('powerball', round, [odd])).toMatchObject({ code: 'OFFLINE' })
  expect(await place('powerball', round, [odd])).toMatchObject({ bets: [{ key: 'odd', code: '0' }] })
  expect(slipIds()).toEqual(['slip-1', 'slip-1', 'slip-1', 'slip-1'])
})

test('a fault of the server says nothing of the bet: the next press sends the same slip', async () => {
  const { place } = placing()
  answers.push(() => {
    throw new CallError('E001', '')
  })
  expect(await place('powerball', round, [odd])).toMatchObject({ code: 'E001' })
  await place('powerball', round, [odd])
  expect(slipIds()).toEqual(['slip-1', 'slip-1'])
})

test('a bet that has its answer is another one when it is pressed again', async () => {
  const { place } = placing()
  await place('powerball', round, [odd])
  await place('powerball', round, [odd])
  expect(slipIds()).toEqual(['slip-1', 'slip-2'])
})

test('an unanswered bet that is found among the own bets was accepted, and is said once', async () => {
  const { place, found } = placing()
  answers.push(lost, lost, lost)
  await place('powerball', round, [odd])
  expect(found('speedkino', [{ slipId: 'slip-1' }])).toEqual([])
  expect(found('powerball', [{ slipId: 'slip-9' }])).toEqual([])
  expect(found('powerball', [{ slipId: 'slip-1' }])).toEqual([
    { game: 'powerball', roundId: round, key: 'odd', stake: 100, slipId: 'slip-1' },
  ])
  expect(found('powerball', [{ slipId: 'slip-1' }])).toEqual([])
})
