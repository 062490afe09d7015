import type { Transfer } from '@maru/coin-chain'
import type { Services } from '../../../platform/services.ts'
import { findOwners } from '../deposits/address.repository.ts'
import { recordOwnMoves } from '../wallets/record-own-moves.service.ts'
import { LEAST_DEPOSIT, type PlacedTransfer, placed } from './found-transfer.rules.ts'
import { recordTransfer } from './record-transfer.service.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const

/** Those that concern us. Each in a transaction of its own: where one fails the others are stored, and all are read again. Answers those that were not known. */
export const recordAll = async (
  services: Services,
  chainId: number,
  transfers: readonly Transfer[],
): Promise<PlacedTransfer[]> => {
  const addresses = [...new Set(transfers.map(({ to }) => to))]
  if (addresses.length === 0) return []
  const owners = await services.reading(about, (ctx) => findOwners(ctx, addresses))
  const ownerOf = new Map(owners.map((owner) => [owner.address, owner]))
  const found: PlacedTransfer[] = []
  const failures: unknown[] = []
  for (const transfer of placed(transfers)) {
    const owner = ownerOf.get(transfer.to)
    if (!owner || transfer.amount < LEAST_DEPOSIT) continue
    const { siteId, memberId } = owner
    await services
      .inContext({ ...about, siteId }, (ctx) => recordTransfer(ctx, { chainId, memberId, transfer }))
      .then((isNew) => void (isNew && found.push(transfer)))
      .catch((error) => void failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return [...found, ...(await recordOwnMoves(services, chainId, placed(transfers)))]
}
