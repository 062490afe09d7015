import type { TextKey } from '../../../../locales/ko.ts'
import type { TableShown } from '../../../../src/tables/table-shapes.ts'
import { isNotMixed } from './takes-bets.ts'

export type Notice = { title: TextKey; note: TextKey }

/** Why nothing can be laid, beside the cut, and what comes next. */
export function noticeOf(table: Pick<TableShown, 'row' | 'state' | 'shoe' | 'video'>): Notice | undefined {
  const { row, state, shoe, video } = table
  if (state === 'closed') return { title: 'liveClosed', note: 'liveClosedNote' }
  if (state === 'paused') return isWaiting(row) ? { title: 'livePaused', note: 'livePausedNote' } : undefined
  if (row.phase === 'asleep') return { title: 'liveAsleep', note: video ? 'streamAsleepNote' : 'liveAsleepNote' }
  if (!isNotMixed(table)) return undefined
  // Wheels, dice and decks that are shuffled for every round have none.
  const hasShoe = (shoe?.cards ?? 0) > 0
  return { title: 'liveNotMixed', note: hasShoe ? 'liveNotMixedShoe' : 'liveNotMixedRounds' }
}

const STAFF_NOTES: { readonly [note in TextKey]?: TextKey } = {
  liveAsleepNote: 'watchAsleepNote',
  livePausedNote: 'watchPausedNote',
  liveClosedNote: 'watchClosedNote',
  liveNotMixedShoe: 'watchNotMixedNote',
  liveNotMixedRounds: 'watchNotMixedNote',
}

/** The same for staff who watch: they have no seat, no balance and nothing to mix. */
export const staffNoteOf = ({ note }: Notice): TextKey => STAFF_NOTES[note] ?? note

/** What the dial says in place of a countdown that leads to no bets. */
export function idleWords({ row, state, shoe }: Pick<TableShown, 'row' | 'state' | 'shoe'>): TextKey | undefined {
  if (state === 'closed') return 'liveClosedShort'
  if (state === 'paused' && isWaiting(row)) return 'livePausedShort'
  return isNotMixed({ row, shoe }) ? 'liveNoBets' : undefined
}

/** Who watches wakes nobody, so no round comes soon. */
export const staffIdleWords = (table: Pick<TableShown, 'row' | 'state' | 'shoe'>): TextKey | undefined =>
  idleWords(table) ?? (table.row.phase === 'asleep' ? 'watchAsleepShort' : undefined)

const isWaiting = ({ phase }: TableShown['row']): boolean => phase === 'asleep' || phase === 'betting'
