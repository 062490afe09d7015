import { defineJob } from '../../platform/jobs/index.ts'
import { makeExport } from './make-export.service.ts'

/** One transaction: what a dead process began of it is gone, and the next run begins anew. */
export const makeExportJob = defineJob<{ exportId: number }>({
  name: 'privacy.make-export',
  isLong: true,
  run: (ctx, { exportId }) => makeExport(ctx, exportId),
})
