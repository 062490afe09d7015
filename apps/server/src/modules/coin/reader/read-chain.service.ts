import { type Block, type Chain, ChainUnreachable } from '@maru/coin-chain'
import type { CoinNetwork } from '@maru/contract'
import type { Services } from '../../../platform/services.ts'
import { deleteMovesAfter } from '../wallets/own-move.repository.ts'
import { findChain, moveRead, type Place } from './chain.repository.ts'
import { recordAll } from './record-all.service.ts'
import { reviewDeposits } from './review-deposits.service.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const
const BLOCKS_AT_ONCE = 200
/** After so long the next tick goes on. */
const LONGEST_MS = 20_000

/** Reads transfers from where the last run ended up to the newest block. Where the branch that it was on is no more, it goes back by the confirmations. */
export const readChain = async (
  services: Services,
  chain: Chain,
  { chainId, confirmations }: CoinNetwork,
  head: Block,
): Promise<void> => {
  const move = (from: Place | undefined, to: Place): Promise<boolean> =>
    services.inContext(about, (ctx) => moveRead(ctx, chainId, from, to))
  const row = await services.reading(about, (ctx) => findChain(ctx, chainId))
  if (!row) return
  const read =
    row.readNumber === null || row.readHash === null ? undefined : { number: row.readNumber, hash: row.readHash }
  // Nobody was given an address before.
  if (!read) return void (await move(undefined, head))
  const here = await chain.block(read.number)
  if (here?.hash !== read.hash) {
    // One node of several may be a little behind; one that is further behind has another chain.
    if (!here && read.number - head.number <= confirmations) return
    const back = await blockAt(chain, Math.max(0, Math.min(read.number, head.number) - confirmations))
    services.log.warn({ from: read.number, back: back.number }, 'the chain has another branch: reading it again')
    await reviewDeposits(services, chain, chainId, back.number)
    await services.inContext(about, (ctx) => deleteMovesAfter(ctx, chainId, back.number))
    if (await move(read, back)) await readOn(services, chain, chainId, back, head, move)
    return
  }
  await readOn(services, chain, chainId, read, head, move)
}

const readOn = async (
  services: Services,
  chain: Chain,
  chainId: number,
  from: Place,
  head: Block,
  move: (from: Place, to: Place) => Promise<boolean>,
): Promise<void> => {
  const begun = performance.now()
  for (let read = from; read.number < head.number && performance.now() - begun < LONGEST_MS; ) {
    const end = await blockAt(chain, Math.min(head.number, read.number + BLOCKS_AT_ONCE))
    const transfers = await chain.transfers(read.number + 1, end.number)
    // All of it was of one branch: the one that what was read before is on.
    const [before, after] = [await chain.block(read.number), await chain.block(end.number)]
    if (before?.hash !== read.hash || after?.hash !== end.hash) return
    await recordAll(services, chainId, transfers)
    if (!(await move(read, end))) return
    read = end
  }
}

const blockAt = async (chain: Chain, number: number): Promise<Block> => {
  const block = await chain.block(number)
  if (!block) throw new ChainUnreachable(`the node has no block ${number}`)
  return block
}
