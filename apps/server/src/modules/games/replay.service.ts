import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findRoundOf } from '../wagers/index.ts'
import { findPlayerId } from './session.repository.ts'
import { vendorByCode } from './vendors/list.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

/** Where the vendor shows a settled round of the member again. */
export const replayRound = async (ctx: MemberCtx, betIdx: string): Promise<{ url: string }> => {
  const { memberId } = ctx.who
  const wager = await findRoundOf(ctx, memberId, betIdx)
  const vendor = wager && vendorByCode(ctx.config, wager.vendorCode)
  const user = wager && (await findPlayerId(ctx, wager.vendorCode, memberId))
  if (!wager || !vendor?.canReplay || !user || wager.status === 'placed') throw new Refusal('N404')
  const heard = await callVendor(ctx.config, vendor, 'gameRound', {
    operator_id: OPERATOR_ID,
    user,
    round: wager.round,
    lang: ctx.language,
  })
  if (heard.ok) return { url: heard.answer.url }
  ctx.log.warn({ vendor: vendor.code, why: heard.why, detail: heard.detail }, 'replay failed')
  throw new Refusal(heard.why === 'silent' ? 'NT99' : '9999')
}
