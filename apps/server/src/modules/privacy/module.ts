import type { Module } from '../../platform/module.ts'
import { serveExportAsk } from './calls/member/ask-for-export.ts'
import { serveClosingAsk } from './calls/member/ask-to-close.ts'
import { serveExportTicket } from './calls/member/give-export-ticket.ts'
import { serveClosingKeep } from './calls/member/keep-account.ts'
import { serveNoticeSettingsSave } from './calls/member/save-notices.ts'
import { serveClosingState } from './calls/member/show-closing.ts'
import { serveExportState } from './calls/member/show-export.ts'
import { serveNoticeSettings } from './calls/member/show-notices.ts'
import { makeExportJob } from './make-export.job.ts'
import { serveExport } from './serve-export.ts'
import { tidyEverywhereJob, tidyJob } from './tidy.job.ts'

export const privacyModule: Module = {
  name: 'privacy',
  calls: [
    serveExportState,
    serveExportAsk,
    serveExportTicket,
    serveClosingState,
    serveClosingAsk,
    serveClosingKeep,
    serveNoticeSettings,
    serveNoticeSettingsSave,
  ],
  jobs: [makeExportJob, tidyEverywhereJob, tidyJob],
  routes: serveExport,
}
