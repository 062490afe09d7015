import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { findStaleEstimates, replaceEstimate } from './estimate.repository.ts'
import type { FigureLine } from './figures.rules.ts'
import { comingPeriod, figuresOfPeriod } from './figures.service.ts'

const EVERY_MS = 60_000
/** A site so large that it takes long has a new one the more seldom. */
const TIMES_AS_LONG = 20
const WHOLE = 10_000n
const who = { kind: 'system', job: 'partner.estimate-losing' } as const

/** What partners read of the period that is open, as the desk of staff shows it. */
export const estimateLosing = async (ctx: Ctx<System>): Promise<void> => {
  const began = performance.now()
  const { from, until, ...rules } = await comingPeriod(ctx)
  const { lines } = await figuresOfPeriod(ctx, { from, until, ...rules })
  const rows = [...Map.groupBy(lines, ({ holderId }) => holderId)].map(([holderId, own]) => {
    const sum = (of: (line: FigureLine) => bigint): number => Number(own.reduce((all, line) => all + of(line), 0n))
    return {
      holderId,
      losses: sum(({ losses }) => losses),
      divided: sum(({ divided }) => divided),
      rolling: sum(({ rolling }) => rolling),
      amount: sum(({ amount }) => amount),
      below: sum(({ carriedOut }) => carriedOut / WHOLE),
    }
  })
  await replaceEstimate(ctx, { from, until, tookMs: Math.ceil(performance.now() - began) }, rows)
}

export const estimateLosingJob = defineJob({ name: who.job, isLong: true, run: estimateLosing })

export const estimateLosingClock: NamedClock = {
  name: who.job,
  everyMs: EVERY_MS,
  async tick(services) {
    const stale = await services.reading({ who, siteId: 0 }, (ctx) => findStaleEstimates(ctx, EVERY_MS, TIMES_AS_LONG))
    for (const siteId of stale)
      await services.inContext({ who, siteId }, (ctx) =>
        enqueue(ctx, estimateLosingJob, {}, { key: `estimate:${siteId}` }),
      )
  },
}
