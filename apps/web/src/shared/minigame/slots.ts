import { call, type Data } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

/** `prodId` of the server's own mini games (`minigameProduct`, whose file brings its schemas along). */
export const ownProduct = 'maru'

export type Slots = Data<'/api/minigame/slots/{prodId}/{type}'>

/** What a game shows now: round, markets, prices, limits, last results. */
export const slots = (type: Minigame) =>
  queryOptions({
    queryKey: ['minigame-slots', type],
    queryFn: () => call('/api/minigame/slots/{prodId}/{type}', { prodId: ownProduct, type }),
    staleTime: 60_000,
  })
