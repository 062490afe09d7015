import type { Module } from '../../platform/module.ts'
import { serveProtectionAskLift } from './calls/admin/ask-lift.ts'
import { serveProtectionConfirmLift } from './calls/admin/confirm-lift.ts'
import { serveProtectionConfirmLimit } from './calls/admin/confirm-limit.ts'
import { serveProtectionExclude } from './calls/admin/exclude.ts'
import { serveProtectionKeepLimit } from './calls/admin/keep-limit.ts'
import { serveHelpAskedList } from './calls/admin/list-help-asked.ts'
import { serveWarningList } from './calls/admin/list-warnings.ts'
import { serveProtectionNote } from './calls/admin/note.ts'
import { serveProtectionOptionsSave } from './calls/admin/save-options.ts'
import { serveProtectionSetLimit } from './calls/admin/set-limit.ts'
import { serveProtectionOptionsShow } from './calls/admin/show-options.ts'
import { serveProtectionFile } from './calls/admin/show-protection.ts'
import { serveProtectionTimeOut } from './calls/admin/time-out.ts'
import { serveRealityAcknowledge } from './calls/member/acknowledge-reality.ts'
import { serveHelpAsk } from './calls/member/ask-help.ts'
import { serveLimitConfirm } from './calls/member/confirm-limit.ts'
import { serveLimitKeep } from './calls/member/keep-limit.ts'
import { serveLimitHistory } from './calls/member/list-limit-changes.ts'
import { serveLimitList } from './calls/member/list-limits.ts'
import { serveSelfExclude } from './calls/member/self-exclude.ts'
import { serveLimitSet } from './calls/member/set-limit.ts'
import { serveRealitySet } from './calls/member/set-reality.ts'
import { serveProtectionRecord } from './calls/member/show-record.ts'
import { serveProtectionState } from './calls/member/show-state.ts'
import { serveTimeOut } from './calls/member/take-time-out.ts'
import { coolLossesClock } from './cool-losses.service.ts'
import { realityChecks } from './reality.service.ts'
import { scoreSignsEverywhereJob, scoreSignsJob } from './signs/score-signs.job.ts'
import { tidyJob } from './tidy.job.ts'
import { watchSessionsClock } from './watch-sessions.service.ts'

export const protectionModule: Module = {
  name: 'protection',
  calls: [
    serveLimitList,
    serveLimitSet,
    serveLimitConfirm,
    serveLimitKeep,
    serveLimitHistory,
    serveProtectionState,
    serveProtectionRecord,
    serveHelpAsk,
    serveTimeOut,
    serveSelfExclude,
    serveRealityAcknowledge,
    serveRealitySet,
  ],
  adminCalls: [
    serveProtectionFile,
    serveProtectionSetLimit,
    serveProtectionConfirmLimit,
    serveProtectionKeepLimit,
    serveProtectionTimeOut,
    serveProtectionExclude,
    serveProtectionAskLift,
    serveProtectionConfirmLift,
    serveWarningList,
    serveHelpAskedList,
    serveProtectionNote,
    serveProtectionOptionsShow,
    serveProtectionOptionsSave,
  ],
  jobs: [scoreSignsJob, scoreSignsEverywhereJob, tidyJob],
  clocks: [watchSessionsClock, coolLossesClock],
  observers: { sessions: [realityChecks] },
}
