import { warningList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listWarnings } from '../../signs/signs-desk.service.ts'

export const serveWarningList = serveAdmin(warningList, (ctx, { query }) => listWarnings(ctx, query))
