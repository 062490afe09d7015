import { serveTicketedFiles } from '../../../platform/http/ticketed-file.ts'
import { isGoodTicket, openDownload } from './download.service.ts'
import { RETRY_AFTER_S } from './make-sheet.service.ts'

/** `/partner-export/<site>/<ticket>`. */
export const serveDownload = serveTicketedFiles({
  at: 'partner-export',
  isGood: isGoodTicket,
  open: openDownload,
  retryAfterSeconds: RETRY_AFTER_S,
})
