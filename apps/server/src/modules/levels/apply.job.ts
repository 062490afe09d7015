import type { Ctx, System } from '../../platform/context.ts'
import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { saveLevels } from '../identity/index.ts'
import { allSites } from '../site/index.ts'
import { insertChanges } from './change.repository.ts'
import { nextLevel } from './level.rules.ts'
import { findReachedAfter } from './reached.repository.ts'
import { type RuleVersion, rulesInForce } from './rule.repository.ts'

const MEMBERS_AT_ONCE = 500

/** Applies the rules in force to the site's members, some hundreds in a transaction of their own. Once more it finds nothing to change. */
export const applyLevels = async (ctx: Ctx<System>): Promise<void> => {
  const inForce = await rulesInForce(ctx)
  if (!inForce) return
  let after = 0
  for (;;) {
    const members = await ctx.inOwnTransaction((own) => applyAfter(own, inForce, after))
    after = members.at(-1)?.memberId ?? after
    if (members.length < MEMBERS_AT_ONCE) break
  }
}

const applyAfter = async (ctx: Ctx<System>, { version, rules }: RuleVersion, after: number) => {
  const members = await findReachedAfter(ctx, after, seoulDay(ctx.now), MEMBERS_AT_ONCE)
  const due = members
    .filter(({ isFixed }) => !isFixed)
    .map((reached) => ({
      memberId: reached.memberId,
      from: reached.level,
      to: nextLevel(rules, reached.level, reached),
    }))
    .filter(({ from, to }) => from !== to)
  // Whose level staff changed meanwhile is left as it is.
  const changed = new Set(await saveLevels(ctx, due))
  const changes = due.filter(({ memberId }) => changed.has(memberId))
  await insertChanges(
    ctx,
    changes.map((change) => ({ ...change, cause: 'rule', version })),
  )
  for (const change of changes) if (change.to > change.from) ctx.emit('levels.member-rose', change)
  return members
}

/** Of one site. */
export const applyLevelsJob = defineJob({ name: 'levels.apply', isLong: true, inSteps: true, run: applyLevels })

export const applyLevelsEverywhereJob = defineJob({
  name: 'levels.apply-everywhere',
  cron: '20 0 * * *',
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, applyLevelsJob, {})
  },
})
