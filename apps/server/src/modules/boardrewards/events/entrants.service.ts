import type { Ctx } from '../../../platform/context.ts'
import { restrictionsOf, testMembers } from '../../identity/index.ts'
import { pausedAmong } from '../../protection/index.ts'
import type { EventRow } from './event.repository.ts'
import { findFirstComments } from './winner.repository.ts'
import { type Entrant, reasonOf } from './winners.rules.ts'

/** Why each of these members gets nothing now; '' where nothing speaks against it. */
export const reasonsOf = async (ctx: Ctx, memberIds: readonly number[]) => {
  const found = await restrictionsOf(ctx, memberIds)
  const [paused, tests] = [await pausedAmong(ctx, memberIds), await testMembers(ctx)]
  return (memberId: number) =>
    reasonOf({
      status: found.get(memberId)?.status,
      isPartner: (found.get(memberId)?.tier ?? 'NORMAL') !== 'NORMAL',
      isPaused: paused.has(memberId),
      isTest: tests.has(memberId),
    })
}

/** Who took part, in the order of their first comments that count. */
export const entrantsOf = async (ctx: Ctx, event: EventRow): Promise<Entrant[]> => {
  const first = await findFirstComments(ctx, event)
  const whyOf = await reasonsOf(
    ctx,
    first.map(({ memberId }) => memberId),
  )
  return first.map((one) => ({ ...one, why: whyOf(one.memberId) }))
}
