import { call, type Data } from '@maru/client'
import type { Layout } from '../../../shared/navigation/index.ts'
import type { GameToOpen } from '../game.ts'

export type Launched = Data<'/api/game/launch'>

export const launchGame = ({ vendorKey, gameType, gameKey, purse }: GameToOpen, device: Layout): Promise<Launched> =>
  call('/api/game/launch', {
    vendorKey,
    gameType,
    gameKey,
    device,
    ...(typeof purse === 'number' ? { amount: purse } : {}),
  })
