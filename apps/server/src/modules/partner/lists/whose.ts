import type { Ctx } from '../../../platform/context.ts'
import { memberBelow, partnerBelow } from '../access.service.ts'
import type { Node } from '../tree/node.ts'

/** Members below a partner of the own subtree; with `memberId` that one alone, 0: all of them. */
export type Whose = { aboveId: number; memberId: number }

/** N404: a partner or a member outside of the own subtree. */
export const whoseOf = async (
  ctx: Ctx,
  own: Node,
  { partnerId, memberId }: { partnerId: number; memberId: number },
): Promise<Whose> => {
  const aboveId = await partnerBelow(ctx, own, partnerId)
  if (memberId !== 0) await memberBelow(ctx, own, memberId)
  return { aboveId, memberId }
}
