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
import { defineApproval } from '../../../approvals/index.ts'
import { siteCurrency } from '../../../site/index.ts'
import { competitionNames, competitionsToCome } from '../../../sportsdata/index.ts'
import { type RulesReason, rulesNow, saveRules } from '../../rules/rules.service.ts'
import { type BookRules, bookRules } from '../../rules/rules.ts'
import { standardRules } from '../../rules/standard.rules.ts'
import { publishDesk } from '../topic.ts'
import { raisesRisk } from './risk.rules.ts'
import { findVersions } from './version.repository.ts'

/** Versions of one answer. */
const PAGE = 10

const approval = defineApproval<BookRules>({
  kind: 'sportsbook.rules',
  actions: { ask: 'sportsbook.ask-rules', confirm: 'sportsbook.confirm-rules', drop: 'sportsbook.drop-rules' },
  logged: (rules) => rules,
  before: async (ctx) => rulesNow(ctx),
})

export const showRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportRules>> => {
  const { version, ...rules } = await rulesNow(ctx)
  // Of one site one request waits at a time.
  const [waiting] = await approval.list(ctx)
  const request = waiting ? shown(waiting) : null
  const named = [rules, ...(request ? [request.rules] : [])].flatMap(scopesOf)
  return {
    version,
    rules,
    request,
    competitions: await competitionsToCome(
      ctx,
      named.flatMap(({ competitionId }) => competitionId ?? []),
    ),
  }
}

const scopesOf = (rules: BookRules) =>
  (['margins', 'shifts', 'limits'] as const).flatMap((list) =>
    rules[list].map(({ sport, competitionId }, at) => ({
      sport,
      competitionId,
      field: `rules.${list}.${at}.competitionId`,
    })),
  )

/** A rule of a competition that there is not, or that is of another sport, would never hold, and nobody would notice. */
const refuseRulesOfNothing = async (ctx: StaffCtx, rules: BookRules): Promise<void> => {
  const scopes = scopesOf(rules).flatMap(({ competitionId, ...rest }) =>
    competitionId ? [{ competitionId, ...rest }] : [],
  )
  if (scopes.length === 0) return
  const known = await competitionNames(
    ctx,
    scopes.map(({ competitionId }) => competitionId),
  )
  const sports = new Map(known.map(({ id, sport }) => [id, sport]))
  const wrong = scopes.filter(({ competitionId, sport }) => {
    const own = sports.get(competitionId)
    return own === undefined || (sport !== undefined && sport !== own)
  })
  if (wrong.length > 0)
    throw new StaffRefusal('STAFF_INVALID', { fields: wrong.map(({ field }) => ({ field, problem: 'unknown' })) })
}

type Waiting = Awaited<ReturnType<typeof approval.list>>[number]
const shown = ({ requestId, after, wanted, reason, staffName, isOwn, askedAt }: Waiting): SportRulesRequest => ({
  requestId,
  after,
  rules: bookRules.parse(wanted),
  reason,
  staffName,
  isOwn,
  askedAt,
})

/** At once, or as a request where the book would lose more: then another of the staff confirms it. */
export const changeRules = async (
  ctx: StaffCtx,
  { version, rules: asked, reason }: AdminBodyOf<typeof sportRulesSave>,
): Promise<AdminAnswerOf<typeof sportRulesSave>> => {
  const rules = bookRules.parse(asked)
  const { version: now, ...old } = await rulesNow(ctx)
  if (now !== version) throw new StaffRefusal('STAFF_CONFLICT')
  await refuseRulesOfNothing(ctx, rules)
  if (!raisesRisk(old, rules)) return { version: await saved(ctx, rules, version, { reason }), requestId: null }
  const requestId = await approval.ask(ctx, { after: version, wanted: rules, reason })
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
  const { wanted, after, reason, staffName } = await approval.confirm(ctx, requestId)
  await saved(ctx, wanted, after, { reason, staffName: `${staffName}, ${ctx.who.name}` })
}

export const dropRules = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  await approval.drop(ctx, requestId)
  publishDesk(ctx)
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
