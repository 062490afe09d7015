import type { Ctx } from '../../../platform/context.ts'
import { siteOptions } from '../../site/index.ts'
import { type FrozenRate, lockDeposit, saveRate } from '../deposits/deposit.repository.ts'
import { rateOfNow } from '../deposits/frozen-rate.service.ts'
import { findUnusedQuote, leaveQuote, lockQuotes } from '../deposits/quote.repository.ts'
import { isQuoted, isSameTransfer, type PlacedTransfer } from './found-transfer.rules.ts'
import { insertSeen, lockFound, saveBlock } from './transfer.repository.ts'

type Found = { chainId: number; memberId: number; transfer: PlacedTransfer }

/** A transfer to an address of a member, in one transaction of the member's site. However often it is found, it is one deposit. True: it was not known. */
export const recordTransfer = async (ctx: Ctx, found: Found): Promise<boolean> => {
  const { chainId, memberId, transfer } = found
  await lockQuotes(ctx, memberId)
  const known = await lockFound(ctx, { chainId, txHash: transfer.txHash, place: transfer.place })
  if (!known) {
    await insertSeen(ctx, { ...found, rate: (await quotedRate(ctx, found)) ?? (await rateOfNow(ctx)) })
  } else if (!isSameTransfer(known, transfer)) {
    ctx.log.error({ depositId: known.depositId, transfer }, 'a transaction moves something else than before')
  } else if (known.state === 'gone' || (known.state === 'seen' && known.blockHash !== transfer.block.hash)) {
    await saveBlock(ctx, known.depositId, transfer.block)
  }
  return !known
}

/** For what came while no rate was known. */
export const freezeRate = async (ctx: Ctx, depositId: number): Promise<void> => {
  const deposit = await lockDeposit(ctx, depositId)
  if (deposit?.state !== 'seen' || deposit.rate !== null) return
  const rate = await rateOfNow(ctx)
  if (rate) await saveRate(ctx, depositId, rate)
}

/** The member's quote, where it holds for this transfer: used up by it. */
const quotedRate = async (ctx: Ctx, { memberId, transfer }: Found): Promise<FrozenRate | undefined> => {
  const quote = await findUnusedQuote(ctx, memberId)
  if (!quote) return undefined
  const { minimumCoinDeposit } = await siteOptions(ctx)
  if (!isQuoted(quote, minimumCoinDeposit, transfer)) return undefined
  await leaveQuote(ctx, quote.quoteId)
  return quote
}
