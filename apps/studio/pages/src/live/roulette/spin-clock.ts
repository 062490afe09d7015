import { clockAtPace, dealings } from '@maru/live-games'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { RoomMoment } from '../scene/scene.ts'

/** Times of a round without cards, ms after dealing began. */
export type DealTimes = {
  /** Ball or dice come to rest. */
  restMs: number
  resultMs: number
  payoutMs: number
  breakMs: number
  endMs: number
}

export function dealTimesOf({ game, pace }: Pick<TableSaid, 'game' | 'pace'>): DealTimes {
  const clock = clockAtPace(game, pace)
  const payoutMs = clock.dealingMs + clock.resultMs
  const breakMs = payoutMs + clock.payoutMs
  return {
    restMs: dealings[game].beforeMs,
    resultMs: clock.dealingMs,
    payoutMs,
    breakMs,
    endMs: breakMs + clock.breakMs,
  }
}

/** Ms since dealing began, also while the result is shown; undefined before. */
export function sinceDealing({ row, now, dealing }: RoomMoment, times: DealTimes): number | undefined {
  if (row.phase === 'dealing') return dealing ?? now - row.startedAt
  const from = { result: times.resultMs, payout: times.payoutMs, break: times.breakMs }[row.phase as string]
  return from === undefined ? undefined : from + now - row.startedAt
}
