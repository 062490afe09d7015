import type { GameGroup } from '@maru/contract'
import type { ServerKey } from '@maru/i18n'
import type { GameCategory } from '@maru/vendor-wallet'
import type { Config } from '../../../config.ts'

/** A connected game vendor: one object in its own file, and one line in `list.ts`. */
export type Vendor = {
  /** Part of its addresses and of every wager; of a place of the catalogue when the vendor is the one named there. Never changed. */
  code: string
  /** Its name in the texts of the server. */
  nameKey: ServerKey<'server'>
  /** Which protocol it speaks. */
  door: 'hub88'
  /** Our own studio stands in front of the vendors of its groups. */
  isOwn: boolean
  /** Origin of its operator calls. */
  baseUrl(config: Config): string
  /** Group of the lobby that each of its categories goes to; a game of another category is not listed. */
  groups: Partial<Record<GameCategory, GameGroup>>
  /** Answers `game/round`, so that a member can watch a round again. */
  canReplay: boolean
  /** Hue (degrees) and frame that all its posters share. */
  art: { hue: number; frame: 'bleed' | 'arch' | 'ring' | 'gate' }
  /** Operations that one server process takes per second, with a burst of as many. */
  requestsPerSecond: number
}
