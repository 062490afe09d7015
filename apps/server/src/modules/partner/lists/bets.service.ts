import { type BodyOf, betOutcomeOf, type DataOf, type partnerBets } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { nextMidnight, seoulMidnight } from '../../../platform/seoul-time.ts'
import { betsOf } from '../../wagers/index.ts'
import type { Own } from '../sight.rules.ts'
import type { BetPlace } from './bets.repository.ts'
import { namesFor } from './names.service.ts'
import { newestBets } from './newest-bets.service.ts'
import { whoseOf } from './whose.ts'

export const listBets = async (
  ctx: Ctx,
  own: Own,
  { partnerId, memberId, from, until, before, size }: BodyOf<typeof partnerBets>,
): Promise<DataOf<typeof partnerBets>> => {
  const whose = await whoseOf(ctx, own, { partnerId, memberId })
  const period = { from: seoulMidnight(from), until: nextMidnight(until) }
  const found = await newestBets(ctx, whose, period, betPlaceOf(before), size + 1)
  const { rows, next } = pageBehind(found, size, ({ placedAt, wagerId }) => cursorText(placedAt.getTime(), wagerId))
  const nameOf = await namesFor(ctx, own, rows)
  const list = (await betsOf(ctx, rows)).map((bet) => ({
    ...nameOf(bet.memberId),
    betIdx: bet.betIdx,
    at: bet.createdAt,
    vendorName: bet.vendorName,
    gameName: bet.gameName,
    stake: bet.cash,
    payout: bet.winCash,
    outcome: betOutcomeOf(bet),
  }))
  return { list, next }
}

export const betPlaceOf = (before: string): BetPlace | undefined => {
  const [placedMs, wagerId] = cursorOf(before, 2) ?? []
  return placedMs === undefined || wagerId === undefined ? undefined : { placedAt: new Date(placedMs), wagerId }
}
