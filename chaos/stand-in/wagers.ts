import type pg from 'pg'
import { type Moved, SITE, VENDOR } from './books.ts'

export type Change = {
  memberId: number
  round: string
  kind: 'bet' | 'win' | 'rollback'
  stake: number
  payout: number
  bets: number
  amount: number
  endsRound: boolean
  moved: Moved | undefined
  balance: number
  /** A payout that the figures forget, of a stand-in that gets this wrong. */
  forgotten?: number
  /** Of a stand-in that shows of a site what its wagers do not say. */
  isHidden?: boolean
}
type Wager = {
  site_id: number
  wager_id: number
  placed_at: Date
  stake: number
  payout: number
  live_bets: number
  movements: number
  status: 'placed' | 'settled' | 'cancelled'
}
/** What a wager adds to the sums of the day on which it was placed. */
type Share = { wagers: number; open: number; openStake: number; settledStake: number; settledPayout: number }

/** The wager of the round, its movement and its days. */
export const writeWager = async (db: pg.ClientBase, change: Change): Promise<void> => {
  const { memberId, round, kind, stake, payout, bets, amount, endsRound, moved, balance } = change
  const { rows } = await db.query<Wager>(
    `SELECT w.* FROM games.round r JOIN wagers.wager w ON w.wager_id = r.wager_id AND w.member_id = r.member_id
     WHERE r.member_id = $1 AND r.vendor_code = $2 AND r.round = $3 FOR UPDATE OF w`,
    [memberId, VENDOR, round],
  )
  const [known] = rows
  if (!known && kind !== 'bet') return
  const wager = known ?? (await begin(db, memberId, round))
  const place = [wager.site_id, memberId, wager.placed_at, wager.wager_id]
  const live = wager.live_bets + bets
  const holds = wager.stake + stake + wager.payout + payout > 0
  const status =
    live === 0 ? (holds ? 'settled' : 'cancelled') : endsRound || wager.status === 'settled' ? 'settled' : 'placed'
  const after = {
    ...wager,
    stake: wager.stake + stake,
    payout: wager.payout + payout,
    live_bets: live,
    status,
  } as Wager
  const isMovement = moved !== undefined || kind !== 'rollback'
  await db.query(
    `UPDATE wagers.wager SET stake = $5, payout = $6, live_bets = $7, movements = movements + $8, status = $9,
       settled_at = CASE WHEN $9 = 'placed' THEN NULL ELSE now() END
     WHERE (site_id, member_id, placed_at, wager_id) = ($1, $2, $3, $4)`,
    [...place, after.stake, after.payout, live, isMovement ? 1 : 0, status],
  )
  if (isMovement)
    await db.query(
      `INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
      [...place, wager.movements + 1, kind, amount, balance, moved ? String(moved.transferId) : null],
    )
  if (endsRound) await db.query('UPDATE games.round SET is_closed = true WHERE wager_id = $1', [wager.wager_id])
  const before = known ? shareOf(known) : NONE
  const added = differenceOf(shareOf(after), before)
  await journal(db, memberId, wager, after, added)
  await count(db, change, wager.placed_at, added)
}

/** What the change adds to what the wager had come to; the sums of its day are the same figures. */
const journal = async (db: pg.ClientBase, memberId: number, was: Wager, is: Wager, added: Share): Promise<void> => {
  const isSame = was.status === is.status && added.settledStake === 0 && added.settledPayout === 0
  if (isSame || (was.status === 'placed' && is.status === 'placed')) return
  const kind = is.status === 'cancelled' ? 'cancelled' : was.status === 'placed' ? 'settled' : 'corrected'
  await db.query(
    `WITH counted AS (UPDATE wagers.wager SET settlements = settlements + 1 WHERE wager_id = $3 AND member_id = $2 RETURNING *)
     INSERT INTO wagers.settlement (site_id, member_id, settled_at, wager_id, placed_at, version, kind, product, vendor_code, game_code, stake, payout,
       turnover)
     SELECT $1, $2, now(), $3, placed_at, settlements, $4, product, vendor_code, game_code, $5, $6, $5 FROM counted`,
    [SITE, memberId, was.wager_id, kind, added.settledStake, added.settledPayout],
  )
}

const begin = async (db: pg.ClientBase, memberId: number, round: string): Promise<Wager> => {
  const { rows } = await db.query<Wager>(
    `INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, stake, payout, live_bets, movements, status)
     VALUES ($1, $2, date_trunc('milliseconds', now()), 'slot', $3, 'moonlit-koi', $4, 0, 0, 0, 0, 'placed') RETURNING *`,
    [SITE, memberId, VENDOR, round],
  )
  const wager = rows[0] as Wager
  await db.query(
    `INSERT INTO games.round (site_id, member_id, vendor_code, round, game_code, wager_id, placed_at, is_closed)
     VALUES ($1, $2, $3, $4, 'moonlit-koi', $5, $6, false)`,
    [SITE, memberId, VENDOR, round, wager.wager_id, wager.placed_at],
  )
  return wager
}

const NONE: Share = { wagers: 0, open: 0, openStake: 0, settledStake: 0, settledPayout: 0 }
const shareOf = ({ stake, payout, status }: Wager): Share => ({
  wagers: 1,
  open: status === 'placed' ? 1 : 0,
  openStake: status === 'placed' ? stake : 0,
  settledStake: status === 'settled' ? stake : 0,
  settledPayout: status === 'settled' ? payout : 0,
})
const differenceOf = (after: Share, before: Share): Share => ({
  wagers: after.wagers - before.wagers,
  open: after.open - before.open,
  openStake: after.openStake - before.openStake,
  settledStake: after.settledStake - before.settledStake,
  settledPayout: after.settledPayout - before.settledPayout,
})

/** A wager counts on the day on which it was placed, stakes and payouts on that on which they moved: for its member, and for the whole site. */
const count = async (
  db: pg.ClientBase,
  { memberId, stake, payout, forgotten = 0, isHidden = false }: Change,
  placedAt: Date,
  share: Share,
): Promise<void> => {
  const paid = payout - forgotten
  const { rows } = await db.query('SELECT now() AS now')
  const [{ now }] = rows
  await countDay(db, memberId, placedAt, share, 0, 0)
  await countDay(db, memberId, now, NONE, stake, paid)
  if (isHidden) return
  await db.query(
    `INSERT INTO wagers.figure_change (site_id, day, vendor_code, game_code, wagers, open_wagers, open_stake, staked, paid)
     VALUES ($1, ($3::timestamptz AT TIME ZONE 'Asia/Seoul')::date, $2, 'moonlit-koi', $4, $5, $6, 0, 0),
       ($1, ($9::timestamptz AT TIME ZONE 'Asia/Seoul')::date, $2, 'moonlit-koi', 0, 0, 0, $7, $8)`,
    [SITE, VENDOR, placedAt, share.wagers, share.open, share.openStake, stake, paid, now],
  )
}

/** The row first: what would be below zero by itself may not even be offered for insertion. */
const countDay = async (
  db: pg.ClientBase,
  memberId: number,
  day: Date,
  { wagers, open, openStake, settledStake, settledPayout }: Share,
  staked: number,
  paid: number,
): Promise<void> => {
  const place = [SITE, memberId, day, VENDOR]
  await db.query(
    `INSERT INTO wagers.member_day (site_id, member_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake,
       settled_payout)
     VALUES ($1, $2, ($3::timestamptz AT TIME ZONE 'Asia/Seoul')::date, 'slot', $4, 'moonlit-koi', 0, 0, 0, 0, 0) ON CONFLICT DO NOTHING`,
    place,
  )
  await db.query(
    `UPDATE wagers.member_day SET wagers = wagers + $5, open_wagers = open_wagers + $6, open_stake = open_stake + $7,
       settled_stake = settled_stake + $8, settled_payout = settled_payout + $9, staked = staked + $10, paid = paid + $11
     WHERE (site_id, member_id, day, vendor_code, game_code)
       = ($1, $2, ($3::timestamptz AT TIME ZONE 'Asia/Seoul')::date, $4, 'moonlit-koi')`,
    [...place, wagers, open, openStake, settledStake, settledPayout, staked, paid],
  )
}
