import type { RoundRef, RoundWager, WagerResult } from '../../apps/server/src/modules/wagers/index.ts'
import type { Ground } from '../ground.ts'
import { SITE } from '../ledger.sides.ts'

export const VENDOR = 'maru'
export const GAME = 'powerball'
const PRODUCT = 'mini-game'
export const STAKE = 1_000
const PAYOUT = 1_950
/** Of the same in thousandths. */
const PRICE = 1_950
const WAGERS = 200_000
const WAGERS_IN_HASTE = 20_000
/** Four wagers each. */
const SHARE_OF_MEMBERS = 4
/** Their ids begin where nobody else's are. */
const FIRST_MEMBER = 1_000_001

/** Of twenty wagers nine win, one is void and ten lose: half of them move money. */
export const resultOf = ({ ref }: Pick<RoundWager, 'ref'>): WagerResult => {
  const place = ref.wagerId % 20
  return place < 9 ? PAYOUT : place === 9 ? 'void' : 0
}

let rounds = 0

/** A round with open wagers of many members, with their first movements and sums, analysed. `roundId`: of a mini game, whose wagers have a leg on an odd or even sum. */
export const fillRound = async ({ ours, size }: Ground, roundId?: string): Promise<RoundRef> => {
  const wagers = size.isQuick ? WAGERS_IN_HASTE : WAGERS
  const members = wagers / SHARE_OF_MEMBERS
  const round = roundId ?? `bench-${++rounds}`
  await ours.query(
    `SELECT ledger.open_purses(${SITE}, n, ARRAY[1,2]::smallint[], ARRAY[1,2]::smallint[])
     FROM generate_series(${FIRST_MEMBER}, ${FIRST_MEMBER + members - 1}) n WHERE NOT EXISTS (SELECT FROM ledger.account WHERE account_id = n * 16 + 1)`,
  )
  await ours.query(
    `WITH placed AS (
       INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, selection, stake, live_bets, movements, status,
         price, rules_version, legs)
       SELECT ${SITE}, ${FIRST_MEMBER} + n % ${members}, date_trunc('milliseconds', now()), $1, $2, $3, $4, '"odd"', ${STAKE}, 1, 1, 'placed',
         CASE WHEN $5 THEN ${PRICE} END, CASE WHEN $5 THEN 'bench' END, $5::int
       FROM generate_series(1, ${wagers}) n RETURNING *
     ), legs AS (
       INSERT INTO wagers.leg (site_id, member_id, placed_at, wager_id, ord, event, market, outcome, price)
       SELECT site_id, member_id, placed_at, wager_id, 1, round, 'sum-parity', CASE wager_id % 2 WHEN 0 THEN 'even' ELSE 'odd' END, price
       FROM placed WHERE $5
     ), moved AS (
       INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, happened_at)
       SELECT site_id, member_id, placed_at, wager_id, 1, 'bet', stake, 0, placed_at FROM placed
     )
     INSERT INTO wagers.member_day AS d
     SELECT site_id, member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date, product, vendor_code, game_code, count(*), count(*), sum(stake), 0, 0
     FROM placed GROUP BY 1, 2, 3, 4, 5, 6
     ON CONFLICT (site_id, member_id, day, product, vendor_code, game_code) DO UPDATE SET wagers = d.wagers + EXCLUDED.wagers,
       open_wagers = d.open_wagers + EXCLUDED.open_wagers, open_stake = d.open_stake + EXCLUDED.open_stake`,
    [PRODUCT, VENDOR, GAME, round, roundId !== undefined],
  )
  await ours.query('VACUUM ANALYZE')
  return { siteId: SITE, product: PRODUCT, vendorCode: VENDOR, gameCode: GAME, round }
}

export const openIn = async ({ ours }: Ground, { round }: RoundRef): Promise<number> => {
  const { rows } = await ours.query(
    `SELECT count(*)::int AS n FROM wagers.wager WHERE site_id = $1 AND game_code = $2 AND round = $3 AND status = 'placed'
       AND product IN ('sports', 'e-sports', 'mini-game', 'virtual')`,
    [SITE, GAME, round],
  )
  return rows[0].n
}

const HELD = `
  SELECT (SELECT count(*)::int FROM wagers.wager WHERE vendor_code = $1 AND status <> 'placed') AS closed,
    (SELECT count(*)::int FROM wagers.wager WHERE vendor_code = $1 AND (status = 'cancelled' OR payout > 0)) AS paying,
    (SELECT coalesce(sum(payout), 0)::bigint FROM wagers.wager WHERE vendor_code = $1) AS payout,
    (SELECT count(*)::int FROM wagers.wager WHERE vendor_code = $1 AND status = 'cancelled') AS void,
    (SELECT count(*)::int FROM wagers.movement WHERE member_id >= ${FIRST_MEMBER} AND ord > 1) AS movements,
    (SELECT sum(settled_payout)::bigint FROM wagers.member_day WHERE vendor_code = $1) AS "dayPayout",
    (SELECT sum(wagers - open_wagers)::int FROM wagers.member_day WHERE vendor_code = $1) AS "dayClosed",
    (SELECT sum(balance)::bigint FROM ledger.account WHERE member_id >= ${FIRST_MEMBER}) AS money,
    (SELECT sum(entries)::int FROM ledger.account WHERE member_id >= ${FIRST_MEMBER}) AS entries`
type Held = Record<
  'closed' | 'paying' | 'payout' | 'void' | 'movements' | 'dayPayout' | 'dayClosed' | 'money' | 'entries',
  number
>

/** What was answered against what the database holds: wagers, movements, sums of days, transfers and money. */
export const settlementHolds = ({ ours }: Ground) => {
  const held = async (): Promise<Held> => (await ours.query(HELD, [VENDOR])).rows[0]
  let was: Held | undefined
  return {
    begin: async () => {
      was = await held()
    },
    check: async (settled: number) => {
      const now = await held()
      if (!was) throw new Error('a slice was checked that did not begin')
      const grown = (what: keyof Held): number => now[what] - (was as Held)[what]
      const equal = (what: string, found: number, expected: number): void => {
        if (found !== expected)
          throw new Error(`${what} lost or doubled: ${found} in the database, ${expected} expected`)
      }
      equal('wagers', grown('closed'), settled)
      equal('movements', grown('movements'), settled)
      equal('transfers', grown('entries'), grown('paying'))
      equal('money', grown('money'), grown('payout') + grown('void') * STAKE)
      equal('payouts of days', grown('dayPayout'), grown('payout'))
      equal('wagers of days', grown('dayClosed'), grown('closed'))
      was = now
    },
  }
}
