import { type BodyOf, cashOf, type DataOf, type partnerOnline } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { seoulDay } from '../../../platform/seoul-time.ts'
import { gameNameKey, gameNamesOf } from '../../wagers/index.ts'
import { partnerBelow } from '../access.service.ts'
import type { Own } from '../sight.rules.ts'
import { countMembers, FEW_MEMBERS } from './member.repository.ts'
import { namesFor } from './names.service.ts'
import { findOnline, stakedOn } from './online.repository.ts'

/** As with staff: whoever was seen within three minutes. */
const SEEN_MS = 3 * 60_000
/** Products without a game of their own that is open, such as sports: whoever has bet within ten minutes plays. */
const PLAYED_MS = 10 * 60_000
const LISTED = 100

export const listOnline = async (
  ctx: MemberCtx,
  own: Own,
  { partnerId }: BodyOf<typeof partnerOnline>,
): Promise<DataOf<typeof partnerOnline>> => {
  const aboveId = await partnerBelow(ctx, own, partnerId)
  const ago = (ms: number) => new Date(ctx.now.getTime() - ms)
  const since = { seenSince: ago(SEEN_MS), playedSince: ago(PLAYED_MS) }
  const areMany = (await countMembers(ctx, aboveId)) > FEW_MEMBERS
  const { list: rows, ...counts } = await findOnline(ctx, aboveId, { ...since, areMany }, LISTED)
  const nameOf = await namesFor(ctx, own, rows)
  const staked = await stakedOn(
    ctx,
    rows.map(({ memberId }) => memberId),
    seoulDay(ctx.now),
  )
  const games = rows.flatMap(({ vendorCode, gameCode }) => (vendorCode && gameCode ? { vendorCode, gameCode } : []))
  const gameNames = await gameNamesOf(ctx, games)
  const list = rows.map(({ memberId, since: cameAt, vendorCode, gameCode }) => ({
    ...nameOf(memberId),
    gameName: vendorCode && gameCode ? (gameNames.get(gameNameKey({ vendorCode, gameCode })) ?? gameCode) : '',
    stakedToday: cashOf(staked.get(memberId) ?? 0),
    since: cameAt.toISOString(),
  }))
  return { ...counts, list }
}
