import type { Module } from '../../platform/module.ts'
import { serveSecurityEventList } from './calls/admin/list-events.ts'
import { deleteOldEventsJob } from './delete-old-events.job.ts'

export const securityModule: Module = {
  name: 'security',
  adminCalls: [serveSecurityEventList],
  jobs: [deleteOldEventsJob],
}
