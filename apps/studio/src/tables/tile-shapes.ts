import type { LiveGame } from '@maru/live-games'
import type { PastRound, RowShown } from './table-shapes.ts'

/** A table for the switch inside a room. */
export type TileShown = {
  code: string
  name: { ko: string; en: string; vn: string }
  game: LiveGame
  row: RowShown
  heads: number
  seats: readonly number[] | null
  past: readonly PastRound[]
}
