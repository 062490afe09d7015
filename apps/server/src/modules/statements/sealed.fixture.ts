import type pg from 'pg'
import { expect } from 'vitest'
import type { Ctx, System } from '../../platform/context.ts'
import { sealedUpTo, sealSettled } from '../ledger/index.ts'

type Server = { ownerPool: pg.Pool; system<T>(fn: (ctx: Ctx<System>) => Promise<T>): Promise<T> }

/** Until everything that was posted by now is sealed: a run notes how far there is something, and one after it seals that once older transactions have ended. */
export const sealed = async (server: Server): Promise<void> => {
  const { rows } = await server.ownerPool.query<{ last: number }>(
    'SELECT coalesce(max(transfer_id), 0) AS last FROM ledger.transfer',
  )
  await expect
    .poll(
      async () => {
        await server.system(sealSettled)
        return server.system(sealedUpTo)
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(Number(rows[0]?.last))
}
