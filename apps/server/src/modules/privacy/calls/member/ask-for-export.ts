import { exportAsk } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { askForExport } from '../../export.service.ts'

export const serveExportAsk = serveInSteps(exportAsk, (ctx, { currentPass }) => askForExport(ctx, currentPass))
