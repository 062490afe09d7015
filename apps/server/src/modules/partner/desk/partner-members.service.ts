import { type AdminAnswerOf, type adminPartnerMembers, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { likePart } from '../search.rules.ts'
import { listMembers } from '../tree/list.repository.ts'
import { findNode } from '../tree/node.repository.ts'

type Asked = { search: string; before: string; size: number }

/** Members of a partner's whole subtree. */
export const listPartnerMembers = async (
  ctx: StaffCtx,
  partnerId: number,
  { search, before, size }: Asked,
): Promise<AdminAnswerOf<typeof adminPartnerMembers>> => {
  if (!(await findNode(ctx, partnerId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const like = `%${likePart(search)}%`
  const found = await listMembers(ctx, partnerId, { like, isDirect: false, before: cursorOf(before, 1)?.[0] }, size + 1)
  const { rows, next } = pageBehind(found, size, ({ memberId }) => cursorText(memberId))
  return {
    rows: rows.map(({ level: _, cash, joinedAt, lastLoginAt, ...member }) => ({
      ...member,
      cash: cashOf(cash),
      joinedAt: joinedAt.toISOString(),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
    })),
    next,
  }
}
