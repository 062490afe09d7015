import { expect, test } from 'vitest'
import type { TableSetting } from '../gateway/table-settings.ts'
import type { Tile } from '../gateway/tile-board.ts'
import { LIVE_TABLES } from '../table-list.ts'
import { changedSince, feedVersion, readFeedVersion } from './feed-version.ts'

const none = readFeedVersion('')
const noSettings = new Map<string, TableSetting>()
const [one, two] = LIVE_TABLES
const tile = (table = one, version = 1): Tile => ({ table, version }) as Tile
const codesOf = (tiles: readonly Tile[]) => tiles.map(({ table }) => table.code)

test('what was seen is read back as it was written', () => {
  const { seen } = changedSince(none, [tile(one, 17_000_000_004), tile(two, 2)], noSettings)
  expect(readFeedVersion(feedVersion(seen))).toEqual(seen)
})

test('a version of all tables is far below what an operator keeps', () => {
  const { seen } = changedSince(
    none,
    LIVE_TABLES.map((table) => tile(table, Number.MAX_SAFE_INTEGER)),
    noSettings,
  )
  expect(feedVersion(seen).length).toBeLessThan(8_000 / 4)
})

test('a table is answered when its tile is newer, and not when another process knows less of it', () => {
  const { seen } = changedSince(none, [tile(one, 5), tile(two, 5)], noSettings)
  expect(codesOf(changedSince(seen, [tile(one, 6), tile(two, 5)], noSettings).changed)).toEqual([one?.code])
  expect(codesOf(changedSince(seen, [tile(one, 4), tile(two, 5)], noSettings).changed)).toEqual([])
})

test('a table is answered when staff set something there', () => {
  const { seen } = changedSince(none, [tile(one), tile(two)], noSettings)
  const settings = new Map([[two?.code ?? '', { room: 'moon', sites: [] }]])
  const after = changedSince(seen, [tile(one), tile(two)], settings)
  expect(codesOf(after.changed)).toEqual([two?.code])
  expect(codesOf(changedSince(after.seen, [tile(one), tile(two)], settings).changed)).toEqual([])
})

test.each(['null', '{}', '..', `${one?.code}~-1~aa`, `${one?.code}~zzzzzzzzzzzzzzzzz~aa`, '__proto__~1~aa', '\u0000'])(
  'a forged version %j is as none of our tables',
  (text) => {
    expect(codesOf(changedSince(readFeedVersion(text), [tile(one)], noSettings).changed)).toEqual([one?.code])
  },
)
