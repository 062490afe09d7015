import { call } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

/** What anybody needs to recompute a drawn round: it never changes. */
export const proofOf = (type: Minigame, roundId: string) =>
  queryOptions({
    queryKey: ['minigame-proof', type, roundId],
    queryFn: () => call('/api/minigame/proof', { type, roundId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
