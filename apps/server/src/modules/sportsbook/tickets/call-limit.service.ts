import type { MemberCtx } from '../../../platform/context.ts'
import { createLimiter, type Limiter } from '../../../platform/limiter.ts'
import { tooMany } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'

/** Of a member: more than hands come to, and than a slip asks for as its prices move. Of each process. */
const rates = {
  ticket: { perSecond: 5, burst: 20 },
  quote: { perSecond: 10, burst: 40 },
} as const
const RETRY_AFTER_S = 1

type Limiters = Record<keyof typeof rates, Limiter<number>>
const limiters = new WeakMap<Services, Limiters>()

const limitersOf = (services: Services): Limiters => {
  const known = limiters.get(services)
  if (known) return known
  const scale = services.config.RATE_LIMIT_SCALE
  const of = ({ perSecond, burst }: { perSecond: number; burst: number }) =>
    createLimiter<number>({ perSecond: perSecond * scale, burst: burst * scale })
  const fresh = { ticket: of(rates.ticket), quote: of(rates.quote) }
  limiters.set(services, fresh)
  return fresh
}

const count = (ctx: MemberCtx, services: Services, of: keyof typeof rates): void => {
  if (!limitersOf(services)[of](ctx.who.memberId)) throw tooMany(RETRY_AFTER_S)
}

/** For calls that place tickets or answer offers. Throws E429. */
export const countTicketCall = (ctx: MemberCtx, services: Services): void => count(ctx, services, 'ticket')

/** For quotes, of which one of several selections of an event takes milliseconds of the process. Throws E429. */
export const countQuote = (ctx: MemberCtx, services: Services): void => count(ctx, services, 'quote')
