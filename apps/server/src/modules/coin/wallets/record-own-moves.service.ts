import type { Services } from '../../../platform/services.ts'
import type { PlacedTransfer } from '../reader/found-transfer.rules.ts'
import { findOurs, findSigned, saveOwnMove } from './own-move.repository.ts'
import { ownPartOf } from './own-move.rules.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const

/** What the operator brings to the wallets and takes from them, so that the books can be compared with the chain. */
export const recordOwnMoves = async (
  services: Services,
  chainId: number,
  transfers: readonly PlacedTransfer[],
): Promise<void> => {
  const addresses = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))]
  if (addresses.length === 0) return
  const ours = await services.reading(about, (ctx) => findOurs(ctx, chainId, addresses))
  const isOurs = (address: string): boolean => ours.wallets.has(address) || ours.deposits.has(address)
  const touching = transfers.filter(({ from, to }) => isOurs(from) || isOurs(to))
  if (touching.length === 0) return
  const hashes = touching.map(({ txHash }) => txHash)
  const known = { ...ours, signed: await services.reading(about, (ctx) => findSigned(ctx, chainId, hashes)) }
  const moves = touching
    .map((transfer) => ({ transfer, amount: ownPartOf(transfer, known) }))
    .filter(({ amount }) => amount !== 0)
  if (moves.length === 0) return
  await services.inContext(about, async (ctx) => {
    for (const { transfer, amount } of moves) await saveOwnMove(ctx, chainId, transfer, amount)
  })
}
