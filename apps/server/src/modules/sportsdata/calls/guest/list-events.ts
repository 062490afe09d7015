import { sportEvents } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showEvents } from '../../shown/list-events.service.ts'

export const serveSportEvents = serve(sportEvents, (ctx, body) => showEvents(ctx, body))
