import type { MemberCtx } from '../../../platform/context.ts'
import { createLimiter, type Limiter } from '../../../platform/limiter.ts'
import { tooMany } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'

/** Tickets of a member: more than hands come to. Of each process. */
const PER_SECOND = 5
const BURST = 20
const RETRY_AFTER_S = 1

const limiters = new WeakMap<Services, Limiter<number>>()

/** For calls that place tickets or answer offers. Throws E429. */
export const countTicketCall = (ctx: MemberCtx, services: Services): void => {
  const scale = services.config.RATE_LIMIT_SCALE
  const mayAsk = limiters.get(services) ?? createLimiter({ perSecond: PER_SECOND * scale, burst: BURST * scale })
  limiters.set(services, mayAsk)
  if (!mayAsk(ctx.who.memberId)) throw tooMany(RETRY_AFTER_S)
}
