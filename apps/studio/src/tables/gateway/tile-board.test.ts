import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableMessage } from '../table-shapes.ts'
import type { LeaderClient } from './leader-client.ts'
import { createTileBoard } from './tile-board.ts'

const CODE = 'moonlit-baccarat-1'
const row = { round: 7, phase: 'asleep', startedAt: 0, endsAt: null, voided: false }
const table = {
  state: 'open',
  row,
  past: [],
  heads: 0,
  seats: [],
  dealer: 0,
  dealerName: null,
  video: null,
  shoe: null,
  bets: { places: {} },
}
const message = { t: 'table', seq: 1, term: 1, now: 0, table } as unknown as TableMessage

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a table that nobody leads for a while has no tile any more, and has one again when somebody leads it', async () => {
  let isLed = true
  const leaders = {
    ask: async (code: string) =>
      isLed && code === CODE ? { status: 200, text: JSON.stringify({ message, own: null }) } : undefined,
  } as unknown as LeaderClient
  const board = createTileBoard(leaders, { add: () => {}, remove: () => {} }, async () => (isLed ? [] : [CODE]))
  const codes = () => board.tiles().map(({ table: { code } }) => code)
  board.start()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(codes()).toEqual([CODE])
  isLed = false
  await vi.advanceTimersByTimeAsync(9_000)
  expect(codes()).toEqual([CODE])
  const changed = vi.fn()
  board.listen(changed)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(codes()).toEqual([])
  expect(changed).toHaveBeenCalledOnce()
  isLed = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(codes()).toEqual([CODE])
  board.close()
})
