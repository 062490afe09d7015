import type { AdminAnswerOf, adminLevelRules, adminMemberLevel, LevelRules } from '@maru/contract'
import { cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { defineApproval } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { saveLevels, staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { findChanges, insertChanges, setFixed } from './change.repository.ts'
import { earnedLevel, isEasier, rulesProblem } from './level.rules.ts'
import { countByLevel, findReached, type Reached } from './reached.repository.ts'
import { findRuleVersions, insertRuleVersion, rulesInForce } from './rule.repository.ts'

const VERSIONS_SHOWN = 20
const CHANGES_SHOWN = 50

export const listLevelRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminLevelRules>> => {
  const versions = await findRuleVersions(ctx, VERSIONS_SHOWN)
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  return {
    versions: versions.map(({ version, rules, staffId, reason, createdAt }) => ({
      version,
      rules,
      reason,
      staffName: names.get(staffId) ?? '',
      changedAt: createdAt.toISOString(),
    })),
    requests: await approval.list(ctx),
    members: await countByLevel(ctx),
  }
}

type Saved = { after: number; rules: LevelRules; reason: string }

const approval = defineApproval<LevelRules>({
  kind: 'levels.rules',
  actions: { ask: 'levels.ask-rules', confirm: 'levels.confirm-rules', drop: 'levels.drop-rules' },
})

/** In force at once, but for rules by which members rise more easily: another of the staff confirms those. STAFF_INVALID: a level asks for less than the one below it. STAFF_CONFLICT: another saved a version since `after` was read, or one waits. */
export const saveLevelRules = async (ctx: StaffCtx, saved: Saved) => {
  const { after, rules, reason } = saved
  const problem = rulesProblem(rules)
  if (problem) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: problem, problem: 'order' }] })
  const before = await rulesInForce(ctx)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const { pointsForTwoStaff } = await siteOptions(ctx)
  // A site without a sum for two staff lets one decide what members get.
  if (pointsForTwoStaff === 0 || !isEasier(before?.rules, rules))
    return { version: await putInForce(ctx, saved, ctx.who.staffId), requestId: null }
  return { version: after, requestId: await approval.ask(ctx, { after, wanted: rules, reason }) }
}

/** STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: another version came since. */
export const confirmLevelRules = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { after, wanted, reason, askedBy } = await approval.confirm(ctx, requestId)
  await putInForce(ctx, { after, rules: wanted, reason }, askedBy)
}

export const dropLevelRules = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

const putInForce = async (ctx: StaffCtx, { after, rules, reason }: Saved, staffId: number): Promise<number> => {
  const before = await rulesInForce(ctx)
  const version = after + 1
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertRuleVersion(ctx, { version, rules, reason, staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'levels.save-rules',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, rules: before.rules } : null,
    after: { version, rules, reason },
  })
  return version
}

const existing = async (ctx: StaffCtx, memberId: number): Promise<Reached> => {
  const reached = await findReached(ctx, memberId, seoulDay(ctx.now))
  if (!reached) throw new StaffRefusal('STAFF_NOT_FOUND')
  return reached
}

export const showMemberLevel = async (
  ctx: StaffCtx,
  memberId: number,
): Promise<AdminAnswerOf<typeof adminMemberLevel>> => {
  const reached = await existing(ctx, memberId)
  const inForce = await rulesInForce(ctx)
  const changes = await findChanges(ctx, memberId, CHANGES_SHOWN)
  const names = await staffNames(ctx, [...new Set(changes.flatMap(({ staffId }) => staffId ?? []))])
  const { level, isFixed, deposits, turnover, days } = reached
  return {
    level,
    isFixed,
    reached: { deposits: cashOf(deposits), turnover: cashOf(turnover), days },
    earned: inForce ? earnedLevel(inForce.rules, reached) : level,
    changes: changes.map(({ staffId, at, ...change }) => ({
      ...change,
      staffName: (staffId !== null && names.get(staffId)) || '',
      at: at.toISOString(),
    })),
  }
}

type Chosen = { level: number; isFixed: boolean; reason: string }

/** STAFF_CONFLICT: it changed meanwhile, or there is nothing to change. */
export const setMemberLevel = async (ctx: StaffCtx, memberId: number, { level, isFixed, reason }: Chosen) => {
  const before = await existing(ctx, memberId)
  if (before.level === level && before.isFixed === isFixed) throw new StaffRefusal('STAFF_CONFLICT')
  const change = { memberId, from: before.level, to: level }
  if (before.level !== level) {
    if ((await saveLevels(ctx, [change])).length === 0) throw new StaffRefusal('STAFF_CONFLICT')
    await insertChanges(ctx, [{ ...change, cause: 'staff', staffId: ctx.who.staffId, reason }])
    if (level > before.level) ctx.emit('levels.member-rose', change)
  }
  await setFixed(ctx, memberId, ctx.who.staffId, isFixed)
  await record(ctx, {
    action: 'levels.set',
    target: `member:${memberId}`,
    before: { level: before.level, isFixed: before.isFixed },
    after: { level, isFixed, reason },
  })
}
