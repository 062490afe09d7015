import { exportTicket } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { giveExportTicket } from '../../export.service.ts'

export const serveExportTicket = serve(exportTicket, (ctx) => giveExportTicket(ctx))
