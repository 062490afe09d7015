import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { allSites } from '../../site/index.ts'
import { deleteOldScores, findActiveMembers, insertScores, readPlayDays } from './signs.repository.ts'
import { scoreOf, signsOf } from './signs.rules.ts'

const MEMBERS_AT_ONCE = 200

/** Scores what the site's members did up to yesterday, a few hundred in a transaction of their own. A second run of the same night finds the same. */
export const scoreSite = async (ctx: Ctx<System>): Promise<void> => {
  let after = 0
  for (;;) {
    const members = await ctx.inOwnTransaction(async (own) => {
      const active = await findActiveMembers(own, after, MEMBERS_AT_ONCE)
      const days = await readPlayDays(own, active)
      const scored = active.map((memberId) => {
        const signs = signsOf(days.get(memberId) ?? [])
        return { memberId, signs, score: scoreOf(signs) }
      })
      await insertScores(
        { ...own, now: ctx.now },
        scored.filter(({ score }) => score > 0),
      )
      return active
    })
    after = members.at(-1) ?? after
    if (members.length < MEMBERS_AT_ONCE) break
  }
  await ctx.inOwnTransaction((own) => deleteOldScores({ ...own, now: ctx.now }))
}

/** Of one site. */
export const scoreSignsJob = defineJob({ name: 'protection.score-signs', isLong: true, inSteps: true, run: scoreSite })

export const scoreSignsEverywhereJob = defineJob({
  name: 'protection.score-signs-everywhere',
  cron: '20 4 * * *',
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, scoreSignsJob, {})
  },
})
