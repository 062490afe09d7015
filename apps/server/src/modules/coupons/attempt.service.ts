import type { MemberCtx } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addTry, forgiveTry } from './attempt.repository.ts'

const HOUR_MS = 3_600_000
/** Wrong numbers in an hour. Many members may share an address. */
const MOST = { member: 10, address: 40 }

const hourOf = ({ now }: MemberCtx): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
// Always in this order, so that two tries cannot wait for each other.
const triedBy = ({ ip, who }: MemberCtx) => [
  { who: `address:${networkOf(ip)}`, most: MOST.address },
  { who: `member:${who.memberId}`, most: MOST.member },
]

/** Counts a number before it is judged, whatever becomes of the call. Throws CP06 above the limit. */
export const countTry = async (ctx: MemberCtx): Promise<void> => {
  const hour = hourOf(ctx)
  const passed = await ctx.inOwnTransaction(async (own) => {
    const passed: boolean[] = []
    for (const { who, most } of triedBy(ctx)) {
      const limit = most * own.config.RATE_LIMIT_SCALE
      const tries = await addTry(own, who, hour)
      if (tries === limit + 1)
        own.securityEvent('coupon-guessed', { subject: `member:${ctx.who.memberId}`, detail: who.split(':')[0] ?? '' })
      passed.push(tries > limit)
    }
    return passed
  })
  if (!passed.includes(true)) return
  const retryAfterS = Math.ceil((hour.getTime() + HOUR_MS - ctx.now.getTime()) / 1_000)
  throw new Refusal('CP06', {}, undefined, retryAfterS)
}

/** The number was a coupon's. In the caller's transaction. */
export const forgiveTries = async (ctx: MemberCtx): Promise<void> => {
  const hour = hourOf(ctx)
  for (const { who } of triedBy(ctx)) await forgiveTry(ctx, who, hour)
}
