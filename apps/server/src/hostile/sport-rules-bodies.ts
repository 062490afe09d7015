import type pg from 'pg'
import { standardRules } from '../modules/sportsbook/rules/standard.rules.ts'

const rules = standardRules('KRW')
const limits = [{ sport: 'tennis', isLive: true, factorBp: 5_000 }]
const lower = { ...rules, limits, folds: { least: 1, most: 5 } }

/** What staff send about the rules that sports are sold by. */
export const sportRulesBodies: Record<string, () => object> = {
  'PUT /admin/api/sports/rules': () => ({ version: 0, rules: lower, reason: 'as agreed' }),
  'POST /admin/api/sports/rules/try': () => ({
    eventId: '999999999',
    rules: { margins: rules.margins, shifts: [{ side: 'over', shiftBp: 100 }], limits },
  }),
}

/** Rules that another of the staff asked for. */
const asked = (owner: pg.Pool) => ({
  to: async () => ({
    requestId: (
      await owner.query<{ id: number }>(
        `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
         SELECT 1, 'sportsbook.rules', '', coalesce(max(version), 0), $1, 'as agreed', 'waiting', 999, 'other', now() FROM sportsbook.rule_version WHERE site_id = 1
         RETURNING request_id AS id`,
        [JSON.stringify(rules)],
      )
    ).rows[0]?.id as number,
  }),
})

export const sportRulesSteps = (owner: pg.Pool) => ({
  'PUT /admin/api/sports/rules': {},
  'POST /admin/api/sports/rule-requests/:requestId/confirm': asked(owner),
  'POST /admin/api/sports/rule-requests/:requestId/drop': asked(owner),
})
