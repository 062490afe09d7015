import { type Listener, listenTogether } from '../../platform/events/events.ts'
import { vendorByCode } from './vendors/list.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

/** A vendor that is away learns of it when it next asks for the balance. */
const TIMEOUT_MS = 2_000

/** Vendors that take it learn at once that a player's session has ended. One after the other: they may not take the place of launches. */
export const sayEnded: Listener = listenTogether('games.session-ended', async ({ config, log }, events) => {
  for (const { siteId, payload } of events) {
    const vendor = vendorByCode(config, payload.vendorCode)
    if (!vendor?.takesEnded) continue
    const asked = { operator_id: OPERATOR_ID, user: payload.playerId, sub_partner_id: String(siteId) }
    const reply = await callVendor(config, vendor, 'sessionEnded', asked, TIMEOUT_MS)
    if (!reply.ok) log.warn({ vendor: vendor.code, detail: reply.detail }, 'the end of a session is not known there')
  }
})
