import { sportFlags } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showFlags } from '../../office/report/flags.service.ts'

export const serveSportFlags = serveAdmin(sportFlags, (ctx, { query }) => showFlags(ctx, query))
