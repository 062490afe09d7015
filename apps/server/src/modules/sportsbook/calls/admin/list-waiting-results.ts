import { sportWaiting } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listWaiting } from '../../office/results/waiting.service.ts'

export const serveSportWaiting = serveAdmin(sportWaiting, (ctx) => listWaiting(ctx))
