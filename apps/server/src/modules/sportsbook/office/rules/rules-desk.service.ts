import type {
  AdminAnswerOf,
  AdminBodyOf,
  SportRulesRequest,
  sportRules,
  sportRulesHistory,
  sportRulesSave,
} from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../../../platform/refusal.ts'
import { record } from '../../../audit/index.ts'
import { siteCurrency } from '../../../site/index.ts'
import { competitionsToCome } from '../../../sportsdata/index.ts'
import { type RulesReason, rulesNow, saveRules } from '../../rules/rules.service.ts'
import { bookRules } from '../../rules/rules.ts'
import { standardRules } from '../../rules/standard.rules.ts'
import { publishDesk } from '../topic.ts'
import {
  endRulesRequest,
  findVersions,
  findWaitingRules,
  insertRulesRequest,
  lockRulesRequest,
  type RulesRequestRow,
} from './request.repository.ts'
import { raisesRisk } from './risk.rules.ts'

/** Versions of one answer. */
const PAGE = 10

export const showRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportRules>> => {
  const { version, ...rules } = await rulesNow(ctx)
  const waiting = await findWaitingRules(ctx)
  const named = [...rules.margins, ...rules.shifts].flatMap(({ competitionId }) => competitionId ?? [])
  return {
    version,
    rules,
    request: waiting ? shown(ctx, waiting) : null,
    competitions: await competitionsToCome(ctx, named),
  }
}

const shown = (ctx: StaffCtx, request: RulesRequestRow): SportRulesRequest => ({
  requestId: request.requestId,
  after: request.after,
  rules: bookRules.parse(request.rules),
  reason: request.reason,
  staffName: request.staffName,
  isOwn: request.askedBy === ctx.who.staffId,
  askedAt: request.askedAt.toISOString(),
})

/** At once, or as a request where the book would lose more: then another of the staff confirms it. */
export const changeRules = async (
  ctx: StaffCtx,
  { version, rules: asked, reason }: AdminBodyOf<typeof sportRulesSave>,
): Promise<AdminAnswerOf<typeof sportRulesSave>> => {
  const rules = bookRules.parse(asked)
  const { version: now, ...old } = await rulesNow(ctx)
  if (now !== version) throw new StaffRefusal('STAFF_CONFLICT')
  if (!raisesRisk(old, rules)) return { version: await saved(ctx, rules, version, { reason }), requestId: null }
  const { staffId, name } = ctx.who
  const requestId = await insertRulesRequest(ctx, { after: version, rules, reason, askedBy: staffId, staffName: name })
  if (requestId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'sportsbook.ask-rules',
    target: `request:${requestId}`,
    before: old,
    after: { ...rules, reason },
  })
  publishDesk(ctx)
  return { version, requestId }
}

const saved = async (ctx: StaffCtx, rules: unknown, before: number, why: RulesReason): Promise<number> => {
  try {
    return (await saveRules(ctx, rules, before, why)).version
  } catch (error) {
    if (error instanceof Refusal && error.code === 'K409') throw new StaffRefusal('STAFF_CONFLICT')
    throw error
  }
}

/** The second of two. STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: the rules changed since. */
export const confirmRules = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const request = await waiting(ctx, requestId)
  if (request.askedBy === ctx.who.staffId) throw new StaffRefusal('STAFF_FORBIDDEN')
  await decided(ctx, request, 'done')
  const { rules, after, reason, staffName } = request
  await saved(ctx, rules, after, { reason, staffName: `${staffName}, ${ctx.who.name}` })
}

export const dropRules = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  await decided(ctx, await waiting(ctx, requestId), 'dropped')
  publishDesk(ctx)
}

const waiting = async (ctx: StaffCtx, requestId: number): Promise<RulesRequestRow> => {
  const request = await lockRulesRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (request.status !== 'waiting') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return request
}

const decided = async (ctx: StaffCtx, request: RulesRequestRow, status: 'done' | 'dropped'): Promise<void> => {
  await endRulesRequest(ctx, request.requestId, status, ctx.who.staffId)
  await record(ctx, {
    action: status === 'done' ? 'sportsbook.confirm-rules' : 'sportsbook.drop-rules',
    target: `request:${request.requestId}`,
    before: { askedBy: request.staffName, after: request.after },
    after: { status, reason: request.reason },
  })
}

export const showRulesHistory = async (
  ctx: StaffCtx,
  before: number,
): Promise<AdminAnswerOf<typeof sportRulesHistory>> => {
  const found = await findVersions(ctx, before, PAGE + 1)
  const standard = standardRules(await siteCurrency(ctx))
  const rows = found.slice(0, PAGE).map(({ rules, beforeRules, createdAt, ...row }) => ({
    ...row,
    rules: bookRules.parse(rules),
    beforeRules: bookRules.parse(beforeRules ?? standard),
    createdAt: createdAt.toISOString(),
  }))
  return { rows, next: found.length > PAGE ? (rows.at(-1)?.version ?? null) : null }
}
