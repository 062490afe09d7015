import { sportPlace } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { placeTicket } from '../../tickets/place.service.ts'

export const serveSportPlace = serveInSteps(sportPlace, (ctx, body, services) => placeTicket(ctx, body, services))
