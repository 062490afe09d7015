import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export const gameDetail = (vendorKey: string, gameKey: string) =>
  queryOptions({
    queryKey: ['games', 'one', vendorKey, gameKey],
    queryFn: async () => (await call('/api/game/getGame', { vendorKey, gameKey })).game,
  })
