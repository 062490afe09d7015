import { type FrameMessage, frameMessages } from '@maru/contract'
import type { GameUrlRequest } from '@maru/vendor-wallet'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockOwnSession, type MemberRecord, maskedNick, memberById } from '../identity/index.ts'
import { siteById, siteCurrency, siteOptions } from '../site/index.ts'
import { barOf } from '../wagers/index.ts'
import { type CatalogueGame, findGame } from './catalogue.repository.ts'
import { mayOpenAt } from './game-address.service.ts'
import { opensNewWindow } from './launch.rules.ts'
import { endSession, type OpenedSession, openSession } from './session.service.ts'
import { moveIn } from './transfers/move-in.service.ts'
import { outCodes } from './transfers/own-money.service.ts'
import { takeBack } from './transfers/take-back.service.ts'
import { findSent } from './transfers/transfer.repository.ts'
import { findPurse } from './transfers/vendor-purse.repository.ts'
import { vendorByCode } from './vendors/list.ts'
import { takesCurrency, type Vendor } from './vendors/vendor.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

export type Launch = {
  vendorKey: string
  gameKey: string
  gameType: string
  device: 'desktop' | 'mobile'
  /** How much lies at most at a vendor that keeps purses, with what is there already; all where nothing is said. */
  amount?: number | undefined
}

/** Opens a game for a member and answers where it is. */
export const launchGame = async (
  ctx: MemberCtx,
  asked: Launch,
): Promise<{ gameurl: string; opensNewWindow: boolean; frameMessages: FrameMessage[] }> => {
  const { memberId } = ctx.who
  const { vendor, game } = await playableGame(ctx, asked)
  const { nationCode, memNick } = await mayPlay(ctx, memberId)
  await freeMoney(ctx, memberId, vendor)
  // Committed before the vendor is asked, because it may call back before it answers.
  const session = await ctx.inOwnTransaction(async (own) => {
    await lockOwnSession(own)
    const opening = { memberId, vendorCode: vendor.code, gameCode: game.gameCode, playsBeside: vendor.playsBeside }
    return openSession(own, opening)
  })
  if (vendor.wallet === 'transfer') await moveInto(ctx, session, { memberId, vendor, asked })
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
    if (vendor.wallet === 'transfer') await takeBack(ctx, memberId, 'closed')
    throw new Refusal(!reply.ok && reply.why === 'silent' ? 'NT99' : '9999')
  }
  const { url, frame_messages = [] } = reply.answer
  return {
    gameurl: url,
    opensNewWindow: opensNewWindow(url, vendor.code, newWindowVendors, vendor.registered?.frameOrigins),
    frameMessages: frameMessages.filter((message) => frame_messages.includes(message)),
  }
}

/** A member's money is at one vendor at a time, and nothing is moved before it is known what became of what was moved last. */
const freeMoney = async (ctx: MemberCtx, memberId: number, vendor: Vendor): Promise<void> => {
  const purse = await findPurse(ctx, memberId)
  const staysThere = purse?.vendorCode === vendor.code && purse.status === 'playing'
  if ((!purse || staysThere) && !(await findSent(ctx, memberId))) return
  const taken = await takeBack(ctx, memberId, staysThere ? undefined : 'other-game')
  if (taken.is !== 'returned' && taken.is !== 'nothing') throw new Refusal(outCodes[taken.is])
}

type MovingInto = { memberId: number; vendor: Vendor; asked: Launch }

const moveInto = async (ctx: MemberCtx, { sessionId }: OpenedSession, { memberId, vendor, asked }: MovingInto) => {
  try {
    await moveIn(ctx, { memberId, vendorCode: vendor.code, gameCode: asked.gameKey, chosen: asked.amount })
  } catch (error) {
    await ctx.inOwnTransaction((own) => endSession(own, memberId, 'failed', sessionId))
    throw error
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
