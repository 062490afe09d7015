import { sportChanges } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listChanges } from '../../office/results/list-changes.service.ts'

export const serveSportChanges = serveAdmin(sportChanges, (ctx) => listChanges(ctx))
