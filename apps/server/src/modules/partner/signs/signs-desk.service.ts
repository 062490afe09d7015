import type { AdminAnswerOf, adminPartnerSigns, PartnerSign, PartnerSignKind } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { membersByIds } from '../../identity/index.ts'
import { findSigns } from './signs.repository.ts'

type Asked = { partnerId: number; kind: PartnerSignKind | ''; before: string; size: number }

export const listSigns = async (
  ctx: StaffCtx,
  { partnerId, kind, before, size }: Asked,
): Promise<AdminAnswerOf<typeof adminPartnerSigns>> => {
  const filter = { aboveId: partnerId, kind, before: cursorOf(before, 1)?.[0] ?? Number.MAX_SAFE_INTEGER }
  const { rows, next } = pageBehind(await findSigns(ctx, filter, size + 1), size, ({ signId }) => cursorText(signId))
  const named = await membersByIds(
    ctx,
    rows.flatMap((row) => [row.partnerId, ...row.memberIds]),
  )
  const memIdOf = (id: number): string => named.get(id)?.memId ?? ''
  return {
    rows: rows.map(
      ({ memberIds, ...row }) =>
        ({
          ...row,
          partnerMemId: memIdOf(row.partnerId),
          members: memberIds.map((memberId) => ({ memberId, memId: memIdOf(memberId) })),
        }) as PartnerSign,
    ),
    next,
  }
}
