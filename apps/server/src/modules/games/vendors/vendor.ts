import type { KeyObject } from 'node:crypto'
import type { CashCurrency, GameGroup, Language, VendorWallet } from '@maru/contract'
import type { GameCategory, OperatorCallName, OperatorRequest } from '@maru/vendor-wallet'
import type { Config } from '../../../config.ts'

/** A connected game vendor: registered by staff, or an object in its own file and a line in `list.ts`, over which its row is laid. */
export type Vendor = {
  /** Part of its addresses and of every wager; of a place of the catalogue when the vendor is the one named there. Never changed. */
  code: string
  name(language: Language): string
  /** Which protocol it speaks. */
  adapter: 'hub88' | 'pam'
  /** Where the money of a game is: `seamless`: with us, and each bet asks our wallet; `transfer`: in a purse at the vendor, moved there before play. */
  wallet: VendorWallet
  /** Our own studio stands in front of the vendors of its groups. */
  isOwn: boolean
  /** What its row of games.vendor says; missing only before the registry was read. */
  registered?: {
    /** Staff registered it; the others are of the configuration. */
    isOutside: boolean
    /** Whatever one of them signed is the vendor's. None of a vendor of the configuration, whose key is a file. */
    keys: readonly KeyObject[]
    frameOrigins: readonly string[]
    /** Switched off: no launch and no new bet; what was begun still ends. */
    isEnabled: boolean
    version: number
  }
  /** A member may play its games on several devices at once; else a launch ends what was open before. */
  playsBeside: boolean
  /** How it is asked for games, launches and rounds: signed calls to this address, or in a way of its own. */
  operator: { baseUrl(config: Config): string; ask?: AskVendor }
  /** What its games are played in; missing: whatever a site is. At a site of another currency they are not shown. */
  currencies?: readonly CashCurrency[]
  /** Group of the lobby that each of its categories goes to; a game of another category is not listed. */
  groups: Partial<Record<GameCategory, GameGroup>>
  /** Takes `session/ended`, so that its pages leave at once. */
  takesEnded?: boolean
  /** Answers `game/round`, so that a member can watch a round again. */
  canReplay: boolean
  /** Hue (degrees) and frame that all its posters share. */
  art: { hue: number; frame: 'bleed' | 'arch' | 'ring' | 'gate' }
  /** Operations that one server process takes per second, with a burst of as many. */
  requestsPerSecond: number
}

/** Whether its games can be played at a site of this currency. */
export const takesCurrency = (vendor: Vendor | undefined, currency: CashCurrency): boolean =>
  vendor?.currencies === undefined || vendor.currencies.includes(currency)

/** Answers what the operator call of this name answers; throws where the vendor fails. */
export type AskVendor = <N extends OperatorCallName>(
  name: N,
  request: OperatorRequest<N>,
  signal: AbortSignal,
) => Promise<unknown>
