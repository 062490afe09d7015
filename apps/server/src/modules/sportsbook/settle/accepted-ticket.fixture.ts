import { randomUUID } from 'node:crypto'
import { sportProduct, won } from '@maru/contract'
import { lineCount } from '@maru/sports'
import type { Ctx } from '../../../platform/context.ts'
import { memberPurse, post, vendorAccount } from '../../ledger/index.ts'
import { placeWager } from '../../wagers/index.ts'

export type PlacedLeg = {
  eventId: number
  market?: string
  outcome?: string
  price: number
  isBanker?: boolean
  /** For which it is accepted. */
  startsAt?: Date
}
export type PlacedTicket = { memberId: number; ticketId: string; wagerId: number; placedAt: Date }
export type Placing = {
  memberId: number
  legs: readonly PlacedLeg[]
  sizes?: readonly number[]
  perLine?: number
  sameEventPrices?: Record<string, number> | null
  at?: Date
}

/** A ticket as if it had been accepted at that instant, with its wager and its money; nobody asks whether it may be. */
export const placeAccepted = async (ctx: Ctx, placing: Placing): Promise<PlacedTicket> => {
  const { memberId, legs, sizes = [legs.length], perLine = 1_000, sameEventPrices = null } = placing
  const selections = legs.map(({ eventId, market = '1', outcome = '1', price, isBanker = false }) => ({
    event: String(eventId),
    market,
    outcome,
    price,
    isBanker,
  }))
  const lines = Number(lineCount({ selections, sizes }))
  const stake = lines * perLine
  const ticketId = randomUUID()
  const placedAt = placing.at ?? ctx.now
  // Its money moves on the same day as its wager, also where that was before midnight.
  const then = { ...ctx, now: placedAt }
  const [taken] = await ctx.db.query<{ number: string }>(`SELECT nextval('sportsbook.ticket_number')::text AS number`)
  const number = taken?.number ?? ''
  const { transferId } = await post(then, {
    kind: 'wager-placed',
    currency: 'KRW',
    from: memberPurse(memberId, 'cash'),
    to: vendorAccount(sportProduct),
    amount: won(stake),
    key: `test-ticket:${ticketId}`,
  })
  const ref = await placeWager(then, {
    memberId,
    product: 'sports',
    vendorCode: sportProduct,
    gameCode: 'combinationbetting',
    round: number,
    selection: null,
    stake,
    balanceAfter: 0,
    transferId: String(transferId),
    terms: { price: 2_000, rulesVersion: 'test' },
    legs: selections.map(({ event, market, outcome, price }) => ({ event, market, outcome, price, words: null })),
  })
  await ctx.db.query(
    `INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, fingerprint, state, product, game_code, sizes, lines, stake, price_policy, same_event_prices,
       created_at, wager_id, placed_at, possible_win, rules_version, number)
     VALUES ($1, $2, $3, decode(repeat('00', 32), 'hex'), 'accepted', 'sports', 'combinationbetting', $4, $5, $6, 'any', $7, $8, $9, $8, 0, 'test', $10)`,
    [ctx.siteId, memberId, ticketId, sizes, lines, stake, sameEventPrices, placedAt, ref.wagerId, number],
  )
  for (const [i, { event, market, outcome, price, isBanker }] of selections.entries())
    await ctx.db.query(
      `INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version, starts_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10)`,
      [ctx.siteId, memberId, ticketId, i + 1, Number(event), market, outcome, price, isBanker, legs[i]?.startsAt],
    )
  return { memberId, ticketId, wagerId: ref.wagerId, placedAt }
}
