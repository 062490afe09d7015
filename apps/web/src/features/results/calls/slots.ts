import { call } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

/** `prodId` of the server's own mini games (`minigameProduct`, whose file brings its schemas along). */
const ownProduct = 'maru'

/** What a game shows now: markets, prices, times. */
export const slots = (type: Minigame) =>
  queryOptions({
    queryKey: ['minigame-slots', type],
    queryFn: () => call('/api/minigame/slots/{prodId}/{type}', { prodId: ownProduct, type }),
    staleTime: 60_000,
  })
