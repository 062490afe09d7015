import { exportState } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showExport } from '../../export.service.ts'

export const serveExportState = serve(exportState, (ctx) => showExport(ctx))
