import { miniDeskRounds } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listRounds } from '../../office/rounds.service.ts'

export const serveMiniDeskRounds = serveAdmin(miniDeskRounds, (ctx, { query }) => listRounds(ctx, query))
