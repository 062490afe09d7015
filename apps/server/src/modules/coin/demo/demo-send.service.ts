import { ChainUnreachable, createSigner, type Hash } from '@maru/coin-chain'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { ownAddress } from '../deposits/address.service.ts'
import { assertCoinOn, chainOf } from '../network.ts'
import {
  type DemoTransfer,
  findDemoTransfer,
  insertDemoTransfer,
  lastNonceSince,
  lockDemoWallet,
} from './demo-transfer.repository.ts'

const MOST = 5_000_000_000
/** In which the demo's chain takes what it was sent. */
const UNDER_WAY_MS = 20_000

type Asked = { amount: number; requestKey: string }

/**
 * In steps, because the chain is asked: play USDT from the demo's wallet to the member's own address. The transaction is committed before it is sent, and the same request sends the same
 * one again. Never of a licensed installation, which has no such key.
 */
export const sendFromDemo = async (ctx: MemberCtx, { amount, requestKey }: Asked): Promise<{ txHash: Hash }> => {
  const { COIN_DEMO_KEY: key, MARU_MODE: mode } = ctx.config
  if (key === undefined || mode !== 'demo') throw new Refusal('C140')
  const { network } = await assertCoinOn(ctx, 'coinDeposits')
  if (amount <= 0) throw refuseField('C142', 'amount')
  if (amount > MOST) throw refuseField('C101', 'amount')
  const { chainId } = network
  try {
    const chain = await chainOf(ctx.config)
    const signer = createSigner({ key, chainId, token: chain.token, decimals: chain.decimals })
    const [mined, fees] = [await chain.minedNonce(signer.address), await chain.fees()]
    const made = await ctx.inOwnTransaction(async (own): Promise<DemoTransfer> => {
      await lockDemoWallet(own)
      const at = { memberId: own.who.memberId, requestKey, chainId }
      const known = await findDemoTransfer(own, at)
      if (known && known.amount !== amount) throw new Refusal('K409')
      if (known) return known
      const last = await lastNonceSince(own, chainId, new Date(own.now.getTime() - UNDER_WAY_MS))
      const nonce = Math.max(mined, last + 1)
      const to = await ownAddress(own, own.who.memberId)
      const { raw, hash } = await signer.sign({ to, amount, nonce, fees })
      const transfer = { amount, nonce, txHash: hash, raw }
      await insertDemoTransfer(own, at, transfer)
      return transfer
    })
    await chain.send(made.raw)
    return { txHash: made.txHash }
  } catch (error) {
    if (error instanceof ChainUnreachable) throw new Refusal('C140')
    throw error
  }
}
