import type { Data } from '@maru/client'
import type { PurseChoice } from '../../shared/dialogs/dialogs.ts'

export type Game = Data<'/api/game/getGame'>['game']
/** What it takes to open a game; the rest is for the frame's header. */
export type GameToOpen = Pick<Game, 'vendorKey' | 'vendorName' | 'gameKey' | 'gameType' | 'name'> &
  Partial<Pick<Game, 'minimumStake' | 'maximumStake' | 'image' | 'keepsPurse'>> & {
    /** A wide picture of its room, in place of the poster. */
    scene?: string
    /** How much of the member's money lies at the vendor at most, where it keeps purses. */
    purse?: PurseChoice | undefined
  }
