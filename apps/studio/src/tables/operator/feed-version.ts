import { createHash } from 'node:crypto'
import type { TableSetting } from '../gateway/table-settings.ts'
import type { Tile } from '../gateway/tile-board.ts'

/** What an operator has of each table: the version of its tile, and a mark of what staff have set there. */
export type Seen = ReadonlyMap<string, { version: number; setting: string }>

const MARK = 8

const markOf = (setting: TableSetting | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(setting ?? null))
    .digest('hex')
    .slice(0, MARK)

/** Alike in all processes of the studio, so that an operator may ask any of them next: `<code>~<version>~<mark>`, with dots between. */
export const feedVersion = (seen: Seen): string =>
  [...seen].map(([code, { version, setting }]) => `${code}~${version.toString(36)}~${setting}`).join('.')

/** Nothing of what is no version of ours. */
export const readFeedVersion = (text: string): Seen =>
  new Map(
    text.split('.').flatMap((part) => {
      const [, code = '', version = '', setting = ''] = /^([\w-]+)~([0-9a-z]{1,11})~([0-9a-f]+)$/.exec(part) ?? []
      return code === '' ? [] : [[code, { version: Number.parseInt(version, 36), setting }] as const]
    }),
  )

/** The tables that differ from what was seen, and what is seen with them. A tile that is older than that was seen in another process. */
export const changedSince = (
  before: Seen,
  tiles: readonly Tile[],
  settings: ReadonlyMap<string, TableSetting>,
): { changed: Tile[]; seen: Seen } => {
  const seen = new Map(before)
  const changed = tiles.filter((tile) => {
    const { code } = tile.table
    const known = before.get(code)
    const setting = markOf(settings.get(code))
    if (known && known.version >= tile.version && known.setting === setting) return false
    seen.set(code, { version: Math.max(known?.version ?? 0, tile.version), setting })
    return true
  })
  return { changed, seen }
}
