import type { RoomState } from '../store/table-store.ts'

/** What a page that loads itself anew says to the next: which tables were open, and from where a stream was missing. */
export type Reopened = { codes: readonly string[]; origin: string }

/** In the address, since a browser may deny storage to a frame. */
export const hashOf = ({ codes, origin }: Reopened): string =>
  `#${new URLSearchParams({ tables: codes.join(), origin })}`

export function reopenedOf(hash: string): Reopened | undefined {
  const asked = new URLSearchParams(hash.slice(1))
  const [tables, origin] = [asked.get('tables'), asked.get('origin')]
  return tables && origin ? { codes: tables.split(','), origin } : undefined
}

/** The origin of a stream that the page's policy did not let it load from, and that it was not loaded anew for already. */
export function lateOrigin(blocked: string, streams: readonly string[], hash: string): string | undefined {
  const origin = URL.parse(blocked)?.origin
  const isStream = origin !== undefined && streams.some((url) => URL.parse(url)?.origin === origin)
  return isStream && reopenedOf(hash)?.origin !== origin ? origin : undefined
}

const OVER = ['break', 'cut', 'asleep']

/** Nothing of one's own runs at this table, so that the page may be away for a moment. */
export const mayLeave = ({ table, bets }: Pick<RoomState, 'table' | 'bets'>): boolean =>
  bets.total === 0 || table === null || OVER.includes(table.row.phase)
