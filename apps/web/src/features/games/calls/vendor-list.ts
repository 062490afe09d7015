import { call } from '@maru/client'
import type { GameGroup } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

/** Vendor places of a group with a playable game. */
export const vendorList = (groupCode: GameGroup) =>
  queryOptions({
    queryKey: ['games', 'vendors', groupCode],
    queryFn: async () => (await call('/api/common/gameCodes', { masterCode: '', groupCode, code: '' })).list,
  })
