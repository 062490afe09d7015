import { describe, expect, test } from 'vitest'
import type { RowShown, ShoeShown, TableShown } from '../../../../src/tables/table-shapes.ts'
import { idleWords, noticeOf, staffIdleWords, staffNoteOf } from './notice-of.ts'
import { takesBets } from './takes-bets.ts'

const shoe: ShoeShown = {
  number: 1,
  chain: { commitment: '', link: 1 },
  commitment: null,
  list: null,
  seeds: 2,
  withheld: 0,
  dealt: 0,
  cards: 416,
  cutAt: 396,
  takesBets: true,
}
const row = (phase: RowShown['phase']): RowShown => ({ round: 1, phase, startedAt: 0, endsAt: 1, voided: false })
const table = (
  phase: RowShown['phase'],
  more: Partial<Pick<TableShown, 'state' | 'shoe' | 'video'>> = {},
): Pick<TableShown, 'row' | 'state' | 'shoe' | 'video'> => ({
  row: row(phase),
  state: 'open',
  shoe,
  video: null,
  ...more,
})
const notMixed = { ...shoe, seeds: 0, takesBets: false }

describe('a shoe that nobody mixed', () => {
  test('takes no bets, and says so and what comes next', () => {
    expect(takesBets(table('betting', { shoe: notMixed }))).toBe(false)
    expect(noticeOf(table('betting', { shoe: notMixed }))).toEqual({ title: 'liveNotMixed', note: 'liveNotMixedShoe' })
    expect(noticeOf(table('dealing', { shoe: notMixed }))).toBeUndefined()
  })

  test('is no shoe where a wheel or dice are played', () => {
    const wheel = { ...notMixed, cards: 0 }
    expect(noticeOf(table('betting', { shoe: wheel }))?.note).toBe('liveNotMixedRounds')
  })
})

test('an open table with a mixed shoe takes bets while betting lasts, and has nothing to say', () => {
  expect(takesBets(table('betting'))).toBe(true)
  expect(takesBets(table('closing'))).toBe(false)
  for (const phase of ['betting', 'closing', 'dealing', 'result', 'payout', 'break'] as const)
    expect(noticeOf(table(phase))).toBeUndefined()
})

test('a table with a stream, which has no shoe, takes bets', () => {
  expect(takesBets(table('betting', { shoe: null, video: { kind: 'hls', url: '' } }))).toBe(true)
})

test('a paused table says so while it waits, and lets a round that is dealt be watched', () => {
  const paused = { state: 'paused' } as const
  expect(takesBets(table('betting', paused))).toBe(false)
  expect(noticeOf(table('asleep', paused))?.title).toBe('livePaused')
  expect(noticeOf(table('betting', paused))?.title).toBe('livePaused')
  expect(noticeOf(table('dealing', paused))).toBeUndefined()
})

test('a closed table says so in every phase, a sleeping one what wakes it', () => {
  expect(noticeOf(table('dealing', { state: 'closed' }))?.title).toBe('liveClosed')
  expect(noticeOf(table('asleep'))?.note).toBe('liveAsleepNote')
  expect(noticeOf(table('asleep', { video: { kind: 'hls', url: '' } }))?.note).toBe('streamAsleepNote')
})

test('the dial counts to nothing where no bets come of it', () => {
  expect(idleWords(table('betting'))).toBeUndefined()
  expect(idleWords(table('betting', { shoe: notMixed }))).toBe('liveNoBets')
  expect(idleWords(table('asleep', { state: 'paused' }))).toBe('livePausedShort')
  expect(idleWords(table('dealing', { state: 'paused' }))).toBeUndefined()
  expect(idleWords(table('betting', { state: 'closed' }))).toBe('liveClosedShort')
})

test('staff who watch read nothing of a seat, a balance or a browser of theirs', () => {
  const shown = [
    table('asleep'),
    table('betting', { state: 'closed' }),
    table('betting', { state: 'paused' }),
    table('betting', { shoe: notMixed }),
    table('betting', { shoe: { ...notMixed, cards: 0 } }),
  ].flatMap((one) => noticeOf(one) ?? [])
  expect(shown).toHaveLength(5)
  for (const notice of shown) expect(staffNoteOf(notice)).toMatch(/^watch/)
  expect(staffIdleWords(table('asleep'))).toBe('watchAsleepShort')
})
