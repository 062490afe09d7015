import type { Module } from '../../platform/module.ts'
import { serveNoticeDiscard } from './calls/admin/discard-notice.ts'
import { serveNotices } from './calls/admin/list-notices.ts'
import { serveNoticeRetry } from './calls/admin/retry-notice.ts'
import { largeWins } from './large-win.observer.ts'

export const operationsModule: Module = {
  name: 'operations',
  adminCalls: [serveNotices, serveNoticeRetry, serveNoticeDiscard],
  observers: { wagers: [largeWins] },
}
