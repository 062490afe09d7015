import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { decideRequest, waitingRequest } from '../../two-staff.ts'
import { sportsPriceChange } from './sports-board.ts'

const none = z.object({})
const count = z.number().int()

/** Of an event, or one of its markets: a margin, or prices by the name of their outcome. */
const wantedOffer = z.object({
  event: z.string(),
  market: z.string(),
  marginBp: count.nullable(),
  prices: z.array(sportsPriceChange),
})
const offerRequest = waitingRequest(wantedOffer).omit({ reason: true })
export type SportsOfferRequest = z.output<typeof offerRequest>

/** Prices and margins that wait for another of the staff, the oldest first. `from`: what is sold now. */
export const sportsOfferRequests = defineAdminCall({
  method: 'GET',
  permission: 'sports.read',
  params: none,
  body: none,
  path: '/admin/api/sports/offer-requests',
  query: none,
  data: z.object({ requests: z.array(offerRequest) }),
  refusals: [],
})
export const sportsOfferConfirm = decideRequest('/admin/api/sports/offer-requests/:requestId/confirm', 'sports.rules')
export const sportsOfferDrop = decideRequest('/admin/api/sports/offer-requests/:requestId/drop', 'sports.rules')
