import { sportsOfferRequests } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listOfferRequests } from '../../office/board/offer-requests.service.ts'

export const serveSportsOfferRequests = serveAdmin(sportsOfferRequests, (ctx) => listOfferRequests(ctx))
