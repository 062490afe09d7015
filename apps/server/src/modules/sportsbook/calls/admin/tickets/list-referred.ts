import { sportReferred } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { listReferred } from '../../../office/tickets/referred.service.ts'

export const serveSportReferred = serveAdmin(sportReferred, (ctx) => listReferred(ctx))
