import type { Module } from '../../platform/module.ts'
import { applyLevelsEverywhereJob, applyLevelsJob } from './apply.job.ts'
import { serveAdminLevelRulesConfirm } from './calls/admin/confirm-rules.ts'
import { serveAdminLevelRulesDrop } from './calls/admin/drop-rules.ts'
import { serveAdminLevelRules } from './calls/admin/list-rules.ts'
import { serveAdminLevelRulesSave } from './calls/admin/save-rules.ts'
import { serveAdminMemberLevelSet } from './calls/admin/set-level.ts'
import { serveAdminMemberLevelSetMany } from './calls/admin/set-levels.ts'
import { serveAdminMemberLevel } from './calls/admin/show-level.ts'

export const levelsModule: Module = {
  name: 'levels',
  adminCalls: [
    serveAdminLevelRules,
    serveAdminLevelRulesSave,
    serveAdminLevelRulesConfirm,
    serveAdminLevelRulesDrop,
    serveAdminMemberLevel,
    serveAdminMemberLevelSet,
    serveAdminMemberLevelSetMany,
  ],
  jobs: [applyLevelsEverywhereJob, applyLevelsJob],
}
