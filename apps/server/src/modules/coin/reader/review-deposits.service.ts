import { type Chain, ChainUnreachable } from '@maru/coin-chain'
import { announceNotices, clearNotice, raiseNotice } from '../../../platform/notices/notices.ts'
import type { Services } from '../../../platform/services.ts'
import { type DepositRow, lockDeposit } from '../deposits/deposit.repository.ts'
import { stillMoves } from './found-transfer.rules.ts'
import { findBooked, findLost, findSeenAfter, saveBlock, saveGone, saveLost } from './transfer.repository.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const
const kind = 'coin-lost'
const BOOKED_AT_ONCE = 50

/** The chain has another branch: what was only seen behind that block is looked for anew, and what is in the books. */
export const reviewDeposits = async (
  services: Services,
  chain: Chain,
  chainId: number,
  after: number,
): Promise<void> => {
  const seen = await services.reading(about, (ctx) => findSeenAfter(ctx, chainId, after))
  for (const deposit of seen)
    await reviewSeen(services, chain, deposit).catch((error) => {
      // It is asked for once more before it is booked.
      if (!(error instanceof ChainUnreachable)) throw error
    })
  await reviewBooked(services, chain, chainId)
}

/** True: it is still in the block that it was in. */
export const reviewSeen = async (services: Services, chain: Chain, deposit: DepositRow): Promise<boolean> => {
  const receipt = await chain.receipt(deposit.txHash)
  const isThere = stillMoves(deposit, receipt)
  if (isThere && receipt.block.hash === deposit.blockHash) return true
  await services.inContext({ ...about, siteId: deposit.siteId }, async (ctx) => {
    const now = await lockDeposit(ctx, deposit.depositId)
    if (now?.state !== 'seen' || now.blockHash !== deposit.blockHash) return
    await (isThere ? saveBlock(ctx, now.depositId, receipt.block) : saveGone(ctx, now.depositId))
  })
  return false
}

/** From the highest block down to the first one that the chain still has: those below it are on the branch, too. */
const reviewBooked = async (services: Services, chain: Chain, chainId: number): Promise<void> => {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const some = await services.reading(about, (ctx) => findBooked(ctx, chainId, before, BOOKED_AT_ONCE))
    for (const deposit of some) {
      if ((await chain.block(deposit.block))?.hash === deposit.blockHash) return
      await reviewLost(services, chain, deposit)
    }
    const last = some.at(-1)
    if (!last || some.length < BOOKED_AT_ONCE) return
    // Others of its block come once more.
    before = last.block === some[0]?.block ? last.block : last.block + 1
  }
}

/** What was lost may be in a block again. */
export const reviewAllLost = async (services: Services, chain: Chain, chainId: number): Promise<void> => {
  const lost = await services.reading(about, (ctx) => findLost(ctx, chainId))
  for (const deposit of lost) await reviewLost(services, chain, deposit)
}

/** Of a deposit in the books. Nothing is taken from the member: staff get a notice, for as long as no block has it. */
const reviewLost = async (services: Services, chain: Chain, deposit: DepositRow): Promise<void> => {
  const { siteId, depositId, memberId, amount, txHash } = deposit
  const isLost = !stillMoves(deposit, await chain.receipt(txHash))
  if (isLost === (deposit.lostAt !== null)) return
  await services.inContext({ ...about, siteId }, async (ctx) => {
    await saveLost(ctx, depositId, isLost)
    if (!isLost) return clearNotice(ctx.db, kind, String(depositId))
    const detail = { coinIdx: depositId, memberId, amount, txHash }
    return raiseNotice(ctx.db, { siteId, kind, subject: String(depositId), detail })
  })
  if (isLost) services.log.error({ depositId, siteId }, 'a deposit in the books has left the chain')
  announceNotices(services.live, siteId)
}
