import { serveTicketedFiles } from '../../platform/http/ticketed-file.ts'
import { isGoodTicket, openDownload } from './download.service.ts'
import { RETRY_AFTER_S } from './make-file.service.ts'

/** `/statement/<site>/<ticket>`. */
export const serveDownload = serveTicketedFiles({
  at: 'statement',
  isGood: isGoodTicket,
  open: openDownload,
  retryAfterSeconds: RETRY_AFTER_S,
})
