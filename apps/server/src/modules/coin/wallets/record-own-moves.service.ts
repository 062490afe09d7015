import type { Services } from '../../../platform/services.ts'
import type { PlacedTransfer } from '../reader/found-transfer.rules.ts'
import { findOurs, findSigned, saveOwnMove } from './own-move.repository.ts'
import { ownPartOf } from './own-move.rules.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const

/** What the operator brings to the wallets and takes from them, so that the books can be compared with the chain. Answers the transfers that were not known. */
export const recordOwnMoves = async (
  services: Services,
  chainId: number,
  transfers: readonly PlacedTransfer[],
): Promise<PlacedTransfer[]> => {
  const addresses = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))]
  if (addresses.length === 0) return []
  const ours = await services.reading(about, (ctx) => findOurs(ctx, chainId, addresses))
  // Up to the block of its opening a wallet was none of ours: what moved there is in what it held.
  const walletsAt = (block: number): ReadonlySet<string> =>
    new Set([...ours.wallets].filter(([, opened]) => block > opened).map(([address]) => address))
  const isOurs = (address: string): boolean => ours.wallets.has(address) || ours.deposits.has(address)
  const touching = transfers.filter(({ from, to }) => isOurs(from) || isOurs(to))
  if (touching.length === 0) return []
  const hashes = touching.map(({ txHash }) => txHash)
  const signed = await services.reading(about, (ctx) => findSigned(ctx, chainId, hashes))
  const moves = touching
    .map((transfer) => {
      const known = { wallets: walletsAt(transfer.block.number), deposits: ours.deposits, signed }
      return { transfer, amount: ownPartOf(transfer, known) }
    })
    .filter(({ amount }) => amount !== 0)
  if (moves.length === 0) return []
  return services.inContext(about, async (ctx) => {
    const found: PlacedTransfer[] = []
    for (const { transfer, amount } of moves)
      if (await saveOwnMove(ctx, chainId, transfer, amount)) found.push(transfer)
    return found
  })
}
