import { cashOf } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { membersByIds, shownNick } from '../identity/index.ts'
import { siteById } from '../site/index.ts'
import { findRoundOf, findWonRound } from '../wagers/index.ts'
import { mayOpenAt } from './game-address.service.ts'
import { findPlayerId } from './session.repository.ts'
import { vendorByCode } from './vendors/list.ts'
import type { Vendor } from './vendors/vendor.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'
import { readWin } from './win-id.rules.ts'

/** Where the vendor shows a settled round of the member again. */
export const replayRound = async (ctx: MemberCtx, betIdx: string): Promise<{ url: string }> => {
  const { memberId } = ctx.who
  const wager = await findRoundOf(ctx, memberId, betIdx)
  const vendor = wager && vendorByCode(ctx.config, wager.vendorCode)
  const user = wager && (await findPlayerId(ctx, wager.vendorCode, memberId))
  if (!wager || !vendor?.canReplay || !user || wager.status === 'placed') throw new Refusal('N404')
  return askRound(ctx, vendor, user, wager.round)
}

/** The same for a win of anybody's, by what `sealWin` gave: the answer says a masked nickname and nothing else of the member. */
export const replayWin = async (ctx: Ctx, sealed: string) => {
  const ref = readWin(ctx, sealed)
  const wager = ref && (await findWonRound(ctx, ref))
  const vendor = wager && vendorByCode(ctx.config, wager.vendorCode)
  const user = wager && (await findPlayerId(ctx, wager.vendorCode, ref.memberId))
  if (!wager || !vendor?.canReplay || !user) throw new Refusal('N404')
  const member = (await membersByIds(ctx, [ref.memberId])).get(ref.memberId)
  const { url } = await askRound(ctx, vendor, user, wager.round)
  return {
    url,
    nick: shownNick(ctx.language, member?.memNick ?? ''),
    gameName: wager.gameName,
    amount: cashOf(wager.payout),
  }
}

const askRound = async (ctx: Ctx, vendor: Vendor, user: string, round: string): Promise<{ url: string }> => {
  const { origin } = await siteById(ctx, ctx.siteId)
  const reply = await callVendor(ctx.config, vendor, 'gameRound', {
    operator_id: OPERATOR_ID,
    user,
    round,
    lang: ctx.language,
    lobby_url: `${origin}/`,
  })
  if (reply.ok && (await mayOpenAt(ctx, vendor, reply.answer.url))) return { url: reply.answer.url }
  // It runs still, or the vendor has it no more.
  if (!reply.ok && reply.status === 404) throw new Refusal('N404')
  if (!reply.ok) ctx.log.warn({ vendor: vendor.code, why: reply.why, detail: reply.detail }, 'replay failed')
  throw new Refusal(!reply.ok && reply.why === 'silent' ? 'NT99' : '9999')
}
