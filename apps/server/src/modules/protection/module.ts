import type { Module } from '../../platform/module.ts'
import { serveProtectionConfirmLimit } from './calls/admin/confirm-limit.ts'
import { serveProtectionKeepLimit } from './calls/admin/keep-limit.ts'
import { serveProtectionSetLimit } from './calls/admin/set-limit.ts'
import { serveProtectionFile } from './calls/admin/show-protection.ts'
import { serveLimitConfirm } from './calls/member/confirm-limit.ts'
import { serveLimitKeep } from './calls/member/keep-limit.ts'
import { serveLimitHistory } from './calls/member/list-limit-changes.ts'
import { serveLimitList } from './calls/member/list-limits.ts'
import { serveLimitSet } from './calls/member/set-limit.ts'

export const protectionModule: Module = {
  name: 'protection',
  calls: [serveLimitList, serveLimitSet, serveLimitConfirm, serveLimitKeep, serveLimitHistory],
  adminCalls: [serveProtectionFile, serveProtectionSetLimit, serveProtectionConfirmLimit, serveProtectionKeepLimit],
}
