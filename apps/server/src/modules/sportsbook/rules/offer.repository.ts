import type { Ctx } from '../../../platform/context.ts'
import type { OfferKey, OfferVersion, StoredOffer } from './offer.ts'

const COLUMNS = `event_id AS "eventId", market_key AS "marketKey", is_suspended AS "isSuspended", margin_bp AS "marginBp", prices, version, suspended_at AS "suspendedAt",
  suspended_by AS "suspendedBy"`

/** How it stands now, and until the end of the transaction nobody else changes it: one that was never changed gets its row here. */
export const lockOffer = async (ctx: Ctx, { eventId, marketKey }: OfferKey): Promise<StoredOffer> => {
  await ctx.db.query(
    `INSERT INTO sportsbook.offer_change (site_id, event_id, market_key, is_suspended, changed_at, version) VALUES ($1, $2, $3, false, $4, 0)
     ON CONFLICT DO NOTHING`,
    [ctx.siteId, eventId, marketKey, ctx.now],
  )
  const [row] = await ctx.db.query<StoredOffer>(
    `SELECT ${COLUMNS} FROM sportsbook.offer_change WHERE site_id = $1 AND event_id = $2 AND market_key = $3 FOR UPDATE`,
    [ctx.siteId, eventId, marketKey],
  )
  if (!row) throw new Error('an offer without a row')
  return row
}

/** After `lockOffer`, with its version in the history. */
export const saveOffer = async (ctx: Ctx, offer: StoredOffer, staffId: number): Promise<void> => {
  const { eventId, marketKey, isSuspended, marginBp, prices, version, suspendedAt, suspendedBy } = offer
  const priceText = prices && JSON.stringify(prices)
  await ctx.db.query(
    `UPDATE sportsbook.offer_change SET is_suspended = $4, margin_bp = $5, prices = $6, changed_at = $7, staff_id = $8, version = $9, suspended_at = $10, suspended_by = $11,
       is_over = false
     WHERE site_id = $1 AND event_id = $2 AND market_key = $3`,
    [
      ctx.siteId,
      eventId,
      marketKey,
      isSuspended,
      marginBp,
      priceText,
      ctx.now,
      staffId,
      version,
      suspendedAt,
      suspendedBy,
    ],
  )
  await ctx.db.query(
    `INSERT INTO sportsbook.offer_history (site_id, event_id, market_key, is_suspended, margin_bp, prices, changed_at, staff_id, version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [ctx.siteId, eventId, marketKey, isSuspended, marginBp, priceText, ctx.now, staffId, version],
  )
}

/** Of the book and of one event with its markets. */
export const offersOfEvent = (ctx: Ctx, eventId: number): Promise<StoredOffer[]> =>
  ctx.db.named<StoredOffer>(
    'sportsbook.offers_of_event',
    `SELECT ${COLUMNS} FROM sportsbook.offer_change WHERE site_id = $1 AND event_id IN (0, $2) AND version > 0`,
    [ctx.siteId, eventId],
  )

/** Suspended ones: the book, and events that are not over and markets of these. */
export const suspendedOffers = (ctx: Ctx): Promise<OfferKey[]> =>
  ctx.db.named<OfferKey>(
    'sportsbook.suspended_offers',
    `SELECT event_id AS "eventId", market_key AS "marketKey" FROM sportsbook.offer_change c
     WHERE site_id = $1 AND NOT is_over AND (is_suspended OR margin_bp IS NOT NULL OR prices IS NOT NULL) AND is_suspended
       AND NOT EXISTS (SELECT FROM sportsdata.event_over_view o WHERE o.event_id = c.event_id)`,
    [ctx.siteId],
  )

/** Of events that began before this instant and are over. */
export const closeChanges = async (ctx: Ctx, until: Date): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsbook.offer_change c SET is_over = true WHERE NOT is_over AND (is_suspended OR margin_bp IS NOT NULL OR prices IS NOT NULL)
       AND EXISTS (SELECT FROM sportsdata.event_over_view o WHERE o.event_id = c.event_id AND o.starts_at < $1)`,
    [until],
  )
}

/** What was changed of an event and of the book since it is known, the newest first, each with the version before it. */
export const newestVersions = (ctx: Ctx, eventId: number, most: number): Promise<OfferVersion[]> =>
  ctx.db.named<OfferVersion>(
    'sportsbook.newest_offer_versions',
    `SELECT h.event_id AS "eventId", h.market_key AS "marketKey", h.is_suspended AS "isSuspended", h.margin_bp AS "marginBp", h.prices, h.changed_at AS "changedAt",
       h.staff_id AS "staffId", CASE WHEN b.version IS NOT NULL THEN jsonb_build_object('eventId', b.event_id, 'marketKey', b.market_key, 'isSuspended', b.is_suspended,
         'marginBp', b.margin_bp, 'prices', b.prices) END AS before
     FROM (
       (SELECT * FROM sportsbook.offer_history WHERE site_id = $1 AND event_id = $2 ORDER BY changed_at DESC LIMIT $3)
       UNION ALL (SELECT * FROM sportsbook.offer_history WHERE site_id = $1 AND event_id = 0 ORDER BY changed_at DESC LIMIT $3)) h
     LEFT JOIN sportsbook.offer_history b ON b.site_id = h.site_id AND b.event_id = h.event_id AND b.market_key = h.market_key AND b.version = h.version - 1
     ORDER BY h.changed_at DESC, h.version DESC LIMIT $3`,
    [ctx.siteId, eventId, most],
  )
