import { miniDeskWagers } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listRoundWagers } from '../../office/rounds.service.ts'

export const serveMiniDeskWagers = serveAdmin(miniDeskWagers, (ctx, { query }) => listRoundWagers(ctx, query))
