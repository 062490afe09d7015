import type { BodyOf, DataOf, partnerRecommended } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { seoulMidnight } from '../../../platform/seoul-time.ts'
import { daysOf } from '../accrual/period.rules.ts'
import { shownName } from '../shown-name.rules.ts'
import type { Own } from '../sight.rules.ts'
import { readsMaskedNames } from './names.service.ts'
import { countRecommendedSince, findRecommended } from './recommended.repository.ts'

export const listRecommended = async (
  ctx: MemberCtx,
  own: Own,
  { before, size }: BodyOf<typeof partnerRecommended>,
): Promise<DataOf<typeof partnerRecommended>> => {
  const found = await findRecommended(ctx, own.partnerId, cursorOf(before, 1)?.[0] ?? Number.MAX_SAFE_INTEGER, size + 1)
  const { rows, next } = pageBehind(found, size, ({ memberId }) => cursorText(memberId))
  const isMasked = await readsMaskedNames(ctx, own)
  return {
    list: rows.map(({ status, requestedAt, ...names }) => ({
      ...shownName(names, isMasked),
      status,
      at: requestedAt.toISOString(),
    })),
    next,
    thisMonth: await countRecommendedSince(ctx, own.partnerId, seoulMidnight(daysOf('month', ctx.now).from)),
  }
}
