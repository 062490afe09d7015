import { adminPointList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listPoints } from '../../desk.service.ts'

export const serveAdminPointList = serveAdmin(adminPointList, (ctx, { query }) => listPoints(ctx, query))
