import { call } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

type Filter = { vendorKey?: string; gameType?: string; search?: string }

export const gameList = ({ vendorKey = '', gameType = '', search = '' }: Filter) =>
  queryOptions({
    queryKey: ['games', vendorKey, gameType, search],
    queryFn: async () => (await call('/api/game/getGameList', { vendorKey, gameType, search })).games,
  })
