import { type FrameMessage, frameMessages } from '@maru/contract'
import type { GameUrlRequest } from '@maru/vendor-wallet'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockOwnSession, type MemberRecord, memberById } from '../identity/index.ts'
import { siteById, siteCurrency, siteOptions } from '../site/index.ts'
import { barOf } from '../wagers/index.ts'
import { type CatalogueGame, findGame } from './catalogue.repository.ts'
import { maskedNick } from './catalogue.rules.ts'
import { mayOpenAt } from './game-address.service.ts'
import { opensNewWindow } from './launch.rules.ts'
import { endSession, type OpenedSession, openSession } from './session.service.ts'
import { vendorByCode } from './vendors/list.ts'
import { takesCurrency, type Vendor } from './vendors/vendor.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

export type Launch = { vendorKey: string; gameKey: string; gameType: string; device: 'desktop' | 'mobile' }

/** Opens a game for a member and answers where it is. */
export const launchGame = async (
  ctx: MemberCtx,
  asked: Launch,
): Promise<{ gameurl: string; opensNewWindow: boolean; frameMessages: FrameMessage[] }> => {
  const { memberId } = ctx.who
  const { vendor, game } = await playableGame(ctx, asked)
  const { nationCode, memNick } = await mayPlay(ctx, memberId)
  // Committed before the vendor is asked, because it may call back before it answers.
  const session = await ctx.inOwnTransaction(async (own) => {
    await lockOwnSession(own)
    const opening = { memberId, vendorCode: vendor.code, gameCode: game.gameCode, playsBeside: vendor.playsBeside }
    return openSession(own, opening)
  })
  const { origin } = await siteById(ctx, ctx.siteId)
  const { newWindowVendors, sendsDisplayName } = await siteOptions(ctx)
  const request = {
    ...launchRequest(ctx, asked, session, nationCode, origin),
    ...(sendsDisplayName ? { meta: { display_name: maskedNick(memNick) } } : {}),
  }
  const reply = await callVendor(ctx.config, vendor, 'gameUrl', request)
  if (!reply.ok || !(await mayOpenAt(ctx, vendor, reply.answer.url))) {
    if (!reply.ok) ctx.log.warn({ vendor: vendor.code, why: reply.why, detail: reply.detail }, 'launch failed')
    await ctx.inOwnTransaction((own) => endSession(own, memberId, 'failed', session.sessionId))
    throw new Refusal(!reply.ok && reply.why === 'silent' ? 'NT99' : '9999')
  }
  const { url, frame_messages = [] } = reply.answer
  return {
    gameurl: url,
    opensNewWindow: opensNewWindow(url, vendor.code, newWindowVendors, vendor.registered?.frameOrigins),
    frameMessages: frameMessages.filter((message) => frame_messages.includes(message)),
  }
}

const playableGame = async (
  ctx: MemberCtx,
  { vendorKey, gameKey, gameType }: Launch,
): Promise<{ vendor: Vendor; game: CatalogueGame }> => {
  const vendor = vendorByCode(ctx.config, vendorKey)
  const game = vendor && (await findGame(ctx, vendorKey, gameKey))
  if (!vendor || !game || (gameType !== '' && gameType !== game.product)) throw new Refusal('N404')
  if (!game.isOn || vendor.registered?.isEnabled === false) throw new Refusal('B0092')
  if (!takesCurrency(vendor, await siteCurrency(ctx))) throw new Refusal('B0092')
  return { vendor, game }
}

/** Throws the code that forbids this member to play. */
const mayPlay = async (ctx: MemberCtx, memberId: number): Promise<MemberRecord> => {
  const bar = await barOf(ctx, { siteId: ctx.siteId, memberId })
  if (bar) throw new Refusal(bar)
  const member = await memberById(ctx, memberId)
  if (!member) throw new Refusal('B0091')
  return member
}

/** `origin`: of the member's site, which alone may frame the game. */
const launchRequest = (
  ctx: MemberCtx,
  asked: Launch,
  session: OpenedSession,
  country: string,
  origin: string,
): GameUrlRequest => ({
  user: session.playerId,
  token: session.token,
  game_code: asked.gameKey,
  currency: session.currency,
  lang: ctx.language,
  operator_id: OPERATOR_ID,
  country,
  platform: asked.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
  sub_partner_id: String(ctx.siteId),
  lobby_url: `${origin}/`,
  deposit_url: `${origin}${DEPOSIT_PATH[asked.device]}`,
})

const DEPOSIT_PATH = { desktop: '/member/moneyMain/charge', mobile: '/member/chargeMain/charge' } as const
