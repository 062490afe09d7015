import { pointWorth } from '@maru/contract'
import type { Ctx, System } from '../../platform/context.ts'
import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import { allSites, siteCurrency } from '../site/index.ts'
import { findOwing, findReadUntil, listStale, takeStale } from './accrual.repository.ts'
import { accrueDays, collectOwed } from './accrue.service.ts'
import { firstEarningDay } from './earning.repository.ts'

const DAYS_AT_ONCE = 500
const MEMBERS_AT_ONCE = 500
/** A settlement carries the instant at which its transaction began, so one may be committed after others of a later instant were read. */
const OVERLAP_MS = 3_600_000

/**
 * Books what the site's members have earned by wagers that were settled before this day began in Seoul, and takes back what was cancelled or corrected since. Some hundreds of days in a transaction
 * of their own: after a crash the next run goes on, and a second run finds nothing.
 */
export const accrueSite = async (ctx: Ctx<System>): Promise<void> => {
  const firstDay = await firstEarningDay(ctx)
  if (!firstDay) return
  const until = seoulMidnight(seoulDay(ctx.now))
  await ctx.inOwnTransaction(async (own) => {
    const before = await findReadUntil(own)
    const from = before ? new Date(before.getTime() - OVERLAP_MS) : seoulMidnight(firstDay)
    await listStale(own, from, until, firstDay)
  })
  let isLeft = true
  while (isLeft) isLeft = await ctx.inOwnTransaction(accrueSome)
  const currency = await siteCurrency(ctx)
  const scale = 10_000n * BigInt(pointWorth[currency])
  await ctx.inOwnTransaction(async (own) => collectOwed(own, await findOwing(own, scale, MEMBERS_AT_ONCE)))
}

/** False: nothing is left. */
const accrueSome = async (ctx: Ctx<System>): Promise<boolean> => {
  const stale = await takeStale(ctx, DAYS_AT_ONCE)
  await accrueDays(ctx, stale)
  return stale.length > 0
}

/** Of one site. */
export const accruePointsJob = defineJob({ name: 'points.accrue', isLong: true, inSteps: true, run: accrueSite })

export const accruePointsEverywhereJob = defineJob({
  name: 'points.accrue-everywhere',
  cron: '5 0 * * *',
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, accruePointsJob, {})
  },
})
