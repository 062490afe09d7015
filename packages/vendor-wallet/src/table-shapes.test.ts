import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tableCommandRequest } from './table-calls.ts'
import { MOST_FEED_WAIT_MS, tableFeedAnswer, tableFeedRequest } from './table-feed.ts'

const tile = {
  game_code: 'baccarat-1',
  game: 'baccarat',
  pace: 'normal',
  room: 'pine',
  dealer: 0,
  state: 'open',
  phase: 'betting',
  round: 7,
  started_at: 1,
  ends_at: 15_001,
  heads: 3,
  stakes: { players: 0, staked: 0 },
  seats: null,
  limits: { min: 1_000_000_000, max: 5_000_000_000 },
  has_video: false,
  last: null,
  shoe: 1,
  results: ['banker 3:7'],
}
const feed = (changes: object) => tableFeedAnswer.safeParse({ version: 'a', now: 1, tables: [{ ...tile, ...changes }] })
const command = (order: object) =>
  tableCommandRequest.safeParse({
    operator_id: 'maru',
    game_code: 'baccarat-1',
    command_id: randomUUID(),
    by: 'staff 4',
    order,
  })

describe('the feed of live tables', () => {
  it('takes a table as the guide describes it, and leaves out what it does not know', () => {
    expect(feed({}).success).toBe(true)
    expect(feed({ secret: 1 }).data?.tables[0]).not.toHaveProperty('secret')
  })

  it.each([
    { game_code: 'a b' },
    { game: 'poker' },
    { room: 'a"onload' },
    { phase: 'later' },
    { ends_at: -1 },
    { heads: -1 },
    { results: ['<b>\u0000'] },
    { results: Array(121).fill('tie') },
    { last: { round: 1, result: 'tie', cards: [52] } },
    { limits: { min: 1 } },
    { seats: { taken: [-1], all: 7 } },
  ])('refuses %j', (changes) => {
    expect(feed(changes).success).toBe(false)
  })

  it('holds no poll open for longer than it says', () => {
    const asked = (wait_ms: number) => tableFeedRequest.safeParse({ operator_id: 'maru', since: '', wait_ms }).success
    expect([asked(MOST_FEED_WAIT_MS), asked(MOST_FEED_WAIT_MS + 1), asked(-1)]).toEqual([true, false, false])
  })
})

describe('a command to a live table', () => {
  it.each([
    { kind: 'open' },
    { kind: 'void', round: 7, reason: 'A card fell.' },
    { kind: 'switch', sub_partner_id: '1', is_on: false },
    { kind: 'limits', sub_partner_id: '1', places: null },
    { kind: 'type-result', round: 7, dealt: { dice: [1, 2, 3] } },
    { kind: 'type-result', round: 7, dealt: { pocket: 17 } },
    { kind: 'confirm-result', round: 7, typed: randomUUID() },
    { kind: 'video', video: null },
    { kind: 'video', video: { kind: 'hls', url: 'https://stream.example/table.m3u8' } },
  ])('may be %j', (order) => {
    expect(command(order).success).toBe(true)
  })

  it.each([
    {},
    { kind: 'void', round: 7, reason: 'no' },
    { kind: 'void', round: 7, reason: 'a\u202eb' },
    { kind: 'dress', room: '../../etc' },
    { kind: 'video', video: { kind: 'hls', url: 'javascript:alert(1)' } },
    { kind: 'limits', sub_partner_id: '1', places: [{ place: 'banker', min: -1, max: 1 }] },
    { kind: 'type-result', round: 7, dealt: { pocket: 37 } },
    { kind: 'type-result', round: 7, dealt: { dice: [1, 2, 7] } },
  ])('may not be %j', (order) => {
    expect(command(order).success).toBe(false)
  })
})
