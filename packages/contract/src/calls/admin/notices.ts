import { z } from 'zod'
import { coinHeldReasons, coinOut, coinRateOut } from '../../coin.ts'
import { currencies } from '../../currency.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { minigames, roundId } from '../../minigame.ts'
import { partnerMoneySigns } from '../../partner.ts'

const none = z.object({})

/** What the installation asks of its staff, until it is dealt with. */
export const staffNoticeKinds = [
  'event-undelivered',
  'months-ahead',
  'large-win',
  'chain-ends',
  'round-waits',
  'minigame-return',
  'transfer-unclear',
  'purse-held',
  'sports-gap',
  'ticket-waits',
  'referrals-wait',
  'seal-late',
  'partner-money',
  'coin-held',
  'coin-lost',
  'coin-rate',
  'coin-lacks',
  'coin-failed',
] as const
export type StaffNoticeKind = (typeof staffNoticeKinds)[number]

const notice = z.object({ noticeId: z.number().int(), siteId: z.number().int(), raisedAt: z.string() })
export const staffNotice = z.discriminatedUnion('kind', [
  /** An event that no attempt delivered; it is tried once more, or discarded. */
  notice.extend({
    kind: z.literal('event-undelivered'),
    eventId: z.number().int(),
    event: z.string(),
    attempts: z.number().int(),
    error: z.string(),
  }),
  /** Fewer than two months ahead can be written to; goes by itself once they are open. */
  notice.extend({ kind: z.literal('months-ahead'), table: z.string(), months: z.number().int() }),
  /** A wager that paid much, in whole units of the site's currency; staff dismiss it by discarding. */
  notice.extend({
    kind: z.literal('large-win'),
    memberId: z.number().int(),
    memberNick: z.string(),
    vendorCode: z.string(),
    gameCode: z.string(),
    /** In the language of whoever asks. */
    gameName: z.string(),
    stake: z.number().int(),
    payout: z.number().int(),
  }),
  /** A game's next chain of draws is committed, and its salt is not known; goes by itself once staff have confirmed one. */
  notice.extend({
    kind: z.literal('chain-ends'),
    game: z.enum(minigames),
    chainId: z.number().int(),
    /** Of the running chain; null: there is none. */
    lastDrawAt: z.string().nullable(),
  }),
  /**
   * A round of a mini game that is not settled until staff decide, or one that is settled and whose feed says something else since; goes by itself once it is drawn or
   * cancelled, or by discarding. `failed`: its own draw or its settlement, which is tried again.
   */
  notice.extend({
    kind: z.literal('round-waits'),
    game: z.enum(minigames),
    roundId,
    why: z.enum(['early', 'late', 'contradiction', 'impossible', 'unreadable', 'failed']),
  }),
  /**
   * What came back of a market's stakes in the seven days before today lies outside the 99% band, and so far that chance does not explain it among all markets of the site; goes by itself
   * once that is over. In basis points.
   */
  notice.extend({
    kind: z.literal('minigame-return'),
    game: z.enum(minigames),
    market: z.string(),
    rounds: z.number().int(),
    actualBp: z.number().int(),
    expectedBp: z.number().int(),
    lowBp: z.number().int(),
    highBp: z.number().int(),
  }),
  /** For ten minutes a vendor that keeps purses has not said what became of a transfer; goes by itself once it is known. */
  notice.extend({
    kind: z.literal('transfer-unclear'),
    transferId: z.number().int(),
    memberId: z.number().int(),
    memberNick: z.string(),
    vendorCode: z.string(),
    direction: z.enum(['in', 'out']),
    amount: z.number().int(),
    since: z.string(),
  }),
  /** Money of members who have left does not come back from a vendor that keeps purses; goes by itself once it has. `problem`: the vendor's answer, or `open-round`. */
  notice.extend({
    kind: z.literal('purse-held'),
    vendorCode: z.string(),
    members: z.number().int(),
    amount: z.number().int(),
    since: z.string(),
    problem: z.string(),
  }),
  /** A feed of sports could not be asked for all that it published while nobody listened: results since then are to be compared by hand. Dismissed by staff. */
  notice.extend({ kind: z.literal('sports-gap'), feed: z.string(), producer: z.number().int(), said: z.string() }),
  /**
   * A ticket of the sportsbook that cannot follow the results of its events; goes by itself once it has. `impossible`: it cannot come to what they say. `failed`: its settlement, which is tried
   * again.
   */
  notice.extend({
    kind: z.literal('ticket-waits'),
    memberId: z.number().int(),
    memberNick: z.string(),
    ticketId: z.uuid(),
    why: z.enum(['impossible', 'failed']),
  }),
  /** Tickets of the sportsbook wait for a trader: the oldest for more than two minutes, or too many at once; goes by itself once they are decided. */
  notice.extend({ kind: z.literal('referrals-wait'), waiting: z.number().int(), since: z.string() }),
  /** Transfers have not been sealed since then, though it is done every minute; goes by itself once they are. */
  notice.extend({ kind: z.literal('seal-late'), since: z.string() }),
  /** Money that a partner gave went round, or left again and was hardly played with; staff dismiss it by discarding. `given`: in the day before; `used`: staked or given on since. */
  notice.extend({
    kind: z.literal('partner-money'),
    sign: z.enum(partnerMoneySigns),
    partnerId: z.number().int(),
    partnerNick: z.string(),
    memberId: z.number().int(),
    memberNick: z.string(),
    amount: z.number().int(),
    given: z.number().int(),
    used: z.number().int(),
  }),
  /** A deposit by coin that arrived and was not credited; goes by itself once it is credited, or on its way back. */
  notice.extend({
    kind: z.literal('coin-held'),
    coinIdx: z.number().int(),
    memberId: z.number().int(),
    memberNick: z.string(),
    amount: coinOut,
    heldFor: z.enum(coinHeldReasons),
  }),
  /**
   * A deposit by coin that is in the books, and whose transaction has left the chain deeper than the confirmations: nothing was taken from the member. Goes by itself once a block has it again, or by
   * discarding.
   */
  notice.extend({
    kind: z.literal('coin-lost'),
    coinIdx: z.number().int(),
    memberId: z.number().int(),
    memberNick: z.string(),
    amount: coinOut,
    txHash: z.string(),
  }),
  /** A rate of the coin that was not taken: less than half or more than double of the last one. Goes by itself once one is taken. */
  notice.extend({
    kind: z.literal('coin-rate'),
    currency: z.enum(currencies),
    rate: coinRateOut,
    last: coinRateOut,
    since: z.string(),
  }),
  /** The hot wallet lacks USDT or the network's own coin, or the chain asks for more than a payment may offer, and payments wait; goes by itself once they go out. `amount`: of the first that waits. */
  notice.extend({
    kind: z.literal('coin-lacks'),
    what: z.enum(['no-coin', 'no-gas', 'too-dear']),
    amount: coinOut,
    since: z.string(),
  }),
  /** A payment that the network executed without moving anything, or whose number another transaction had: staff try again or give it up, and then it goes. */
  notice.extend({
    kind: z.literal('coin-failed'),
    paymentIdx: z.number().int(),
    memberId: z.number().int(),
    memberNick: z.string(),
    amount: coinOut,
  }),
])
export type StaffNotice = z.infer<typeof staffNotice>

export const adminNotices = defineAdminCall({
  method: 'GET',
  path: '/admin/api/notices',
  permission: 'notices.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(staffNotice) }),
  refusals: [],
})

const noticeAct = (act: 'retry' | 'discard') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/notices/:noticeId/${act}`,
    permission: 'notices.resolve',
    params: z.object({ noticeId: idInPath }),
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND'],
  })
export const noticeRetry = noticeAct('retry')
export const noticeDiscard = noticeAct('discard')
