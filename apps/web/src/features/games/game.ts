import type { Data } from '@maru/client'

export type Game = Data<'/api/game/getGame'>['game']
/** What it takes to open a game; the rest is for the frame's header. */
export type GameToOpen = Pick<Game, 'vendorKey' | 'vendorName' | 'gameKey' | 'gameType' | 'name'> &
  Partial<Pick<Game, 'minimumStake' | 'maximumStake' | 'image'>> & {
    /** A wide picture of its room, in place of the poster. */
    scene?: string
  }
