import { sportEvent } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showEvent } from '../../shown/show-event.service.ts'

export const serveSportEvent = serve(sportEvent, (ctx, { eventId }) => showEvent(ctx, Number(eventId)))
