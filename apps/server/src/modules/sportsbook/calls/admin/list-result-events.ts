import { sportResultEvents } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listEventsOfDay } from '../../office/results/waiting.service.ts'

export const serveSportResultEvents = serveAdmin(sportResultEvents, (ctx, { query }) => listEventsOfDay(ctx, query))
