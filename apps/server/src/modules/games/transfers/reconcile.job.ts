import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { playerAt } from './ask-transfer.service.ts'
import { portOf } from './ports.ts'
import { findPurseAt, noteTheirs } from './vendor-purse.repository.ts'
import { claimUnchecked, leaveFound, type Whose } from './vendor-purse-due.repository.ts'

const EVERY_MS = 10 * 60_000
/** A late win of a round may come after the purse was emptied. */
const EMPTIED_FOR_MS = 7 * 24 * 3_600_000
const AT_ONCE = 200

/** Asks the vendor what it has of a member, and stores it beside what we know. What lies where we know of nothing is brought back. */
export const reconcile = async (ctx: Ctx, { memberId, vendorCode }: Omit<Whose, 'siteId'>): Promise<void> => {
  const purse = await findPurseAt(ctx, memberId, vendorCode)
  if (!purse) return
  const there = await portOf(ctx.config, vendorCode).balance(await playerAt(ctx, purse))
  if (there.is === 'unclear') return
  await ctx.inOwnTransaction(async (own) => {
    await noteTheirs(own, memberId, vendorCode, there.amount)
    if (there.amount > 0) await leaveFound(own, memberId, vendorCode)
  })
}

export const reconcileSiteJob = defineJob<{ purses: Omit<Whose, 'siteId'>[] }>({
  name: 'games.reconcile-site',
  inSteps: true,
  isLong: true,
  run: async (ctx, { purses }) => {
    for (const purse of purses) await reconcile(ctx, purse)
  },
})

export const reconcilePurses = async (ctx: Ctx<System>): Promise<void> => {
  const since = new Date(ctx.now.getTime() - EVERY_MS)
  const found = await claimUnchecked(ctx, since, new Date(ctx.now.getTime() - EMPTIED_FOR_MS), AT_ONCE)
  for (const siteId of new Set(found.map((one) => one.siteId))) {
    const purses = found
      .filter((one) => one.siteId === siteId)
      .map(({ memberId, vendorCode }) => ({ memberId, vendorCode }))
    await enqueue({ ...ctx, siteId }, reconcileSiteJob, { purses })
  }
}

export const reconcileJob = defineJob({ name: 'games.reconcile-purses', cron: '*/5 * * * *', run: reconcilePurses })
