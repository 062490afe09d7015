import type { Module } from '../../platform/module.ts'
import { accruePointsEverywhereJob, accruePointsJob } from './accrue.job.ts'
import { serveAdminPointConfirm } from './calls/admin/confirm-move.ts'
import { serveAdminEarningRulesConfirm } from './calls/admin/confirm-rules.ts'
import { serveAdminPointDrop } from './calls/admin/drop-move.ts'
import { serveAdminEarningRulesDrop } from './calls/admin/drop-rules.ts'
import { serveAdminPointList } from './calls/admin/list-points.ts'
import { serveAdminPointRequests } from './calls/admin/list-requests.ts'
import { serveAdminEarningRules } from './calls/admin/list-rules.ts'
import { serveAdminPointMove } from './calls/admin/move-points.ts'
import { serveAdminEarningRulesSave } from './calls/admin/save-rules.ts'
import { servePointChange } from './calls/member/convert-points.ts'
import { servePointList } from './calls/member/list-points.ts'
import { servePointHeld } from './calls/member/show-held.ts'
import { serveMemberLevel } from './calls/member/show-level.ts'
import { servePointSummary } from './calls/member/show-summary.ts'

export const pointsModule: Module = {
  name: 'points',
  calls: [servePointList, servePointSummary, servePointChange, servePointHeld, serveMemberLevel],
  adminCalls: [
    serveAdminPointList,
    serveAdminPointMove,
    serveAdminPointRequests,
    serveAdminPointConfirm,
    serveAdminPointDrop,
    serveAdminEarningRules,
    serveAdminEarningRulesSave,
    serveAdminEarningRulesConfirm,
    serveAdminEarningRulesDrop,
  ],
  jobs: [accruePointsEverywhereJob, accruePointsJob],
}
