import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PartnerPageName, rightOf } from '../../packages/partner-pages/src/page-list.ts'

const calls = join(import.meta.dirname, '../../apps/server/src/modules/partner/calls/partner')
/** The right that each call of partners needs, as the server serves it. */
const served = new Map(
  readdirSync(calls).flatMap((file) =>
    [...readFileSync(join(calls, file), 'utf8').matchAll(/servePartner(?:InSteps)?\(\s*(\w+),\s*'([\w.]+)'/g)].map(
      ([, call = '', right = '']): [string, string] => [call, right],
    ),
  ),
)
/** What each page is made of. Pages that are made of several calls say so themselves where one is missing. */
const readBy = {
  dashboard: 'partnerDashboard',
  online: 'partnerOnline',
  tree: 'partnerTree',
  members: 'partnerMembers',
  recommended: 'partnerRecommended',
  create: 'partnerCreate',
  rates: 'partnerRatesOf',
  settlement: 'partnerSettlement',
  wagers: 'partnerWagers',
  losing: 'partnerLosing',
  commission: 'partnerCommission',
  give: 'partnerMoneyMoves',
  moves: 'partnerMoneyMoves',
  bets: 'partnerBets',
  cash: 'partnerCash',
} as const satisfies Partial<Record<PartnerPageName, string>>

test('an employee sees the partner pages whose figures the server gives it, and no others', () => {
  const expected = Object.fromEntries(Object.entries(readBy).map(([page, call]) => [page, served.get(call)]))
  expect(rightOf).toEqual(expected)
})
