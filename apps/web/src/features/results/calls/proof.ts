import { call, type Data } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'

type Proof = Data<'/api/minigame/proof'>

/** What anybody needs to recompute a drawn round: it never changes. */
export const proofOf = (type: Minigame, roundId: string) =>
  queryOptions({
    queryKey: ['minigame-proof', type, roundId],
    queryFn: () => call('/api/minigame/proof', { type, roundId }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** That of the newest round which can be recomputed. It stays the same as long as somebody looks at it, whatever is drawn meanwhile. */
export const newestProof = (type: Minigame) =>
  queryOptions({
    queryKey: ['minigame-proof', type],
    queryFn: async ({ client }): Promise<Proof> => {
      const proof = await call('/api/minigame/proof', { type })
      client.setQueryData(proofOf(type, proof.round.roundId).queryKey, proof)
      return proof
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
