import type { MiniRoundState } from '@maru/contract'
import type { Draw } from '@maru/draws'
import type { Ctx } from '../../platform/context.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import { byteStrings, instants, int4s, int8s, texts } from '../../platform/db/index.ts'
import type { GameKey, Round, RoundKey } from './round.rules.ts'

export type RoundRow = {
  site_id: number
  game: GameKey['game']
  draw_at: Date
  state: MiniRoundState
  source: Round['source']
  chain_id: number | null
  kino_three_lines_up_to: number
  opens_at: Date
  closes_at: Date
  is_held: boolean
  is_correcting: boolean
  numbers: number[] | null
  power_ball: number | null
  link_number: number | null
  link: Buffer | null
  settled_at: Date | null
}

/** Of `minigames.round r`, as `roundOf` reads them. */
export const ROUND_COLUMNS = `r.site_id, r.game, r.draw_at, r.state, r.source, r.chain_id, r.kino_three_lines_up_to, r.opens_at, r.closes_at, r.is_held, r.is_correcting,
  r.numbers, r.power_ball, r.link_number, r.link, r.settled_at`

export const roundOf = (row: RoundRow): Round => ({
  siteId: row.site_id,
  game: row.game,
  drawAt: row.draw_at,
  state: row.state,
  source: row.source,
  chainId: row.chain_id,
  kinoThreeLinesUpTo: row.kino_three_lines_up_to,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  isHeld: row.is_held,
  isCorrecting: row.is_correcting,
  draw: row.numbers && { numbers: row.numbers, powerBall: row.power_ball },
  link: row.link && row.link_number !== null ? { number: row.link_number, bytes: row.link } : null,
  settledAt: row.settled_at,
})

const keyOf = ({ siteId, game, drawAt }: RoundKey) => [siteId, game, drawAt] as const
/** Of `unnest($1::bigint[], $2::text[], $3::timestamptz[])`. */
export const columnsOf = (keys: readonly RoundKey[]): Buffer[] => [
  int8s(keys, ({ siteId }) => siteId),
  texts(keys, ({ game }) => game),
  instants(keys, ({ drawAt }) => drawAt),
]
const KEYS = 'unnest($1::bigint[], $2::text[], $3::timestamptz[]) AS k (site_id, game, draw_at)'
const SAME_KEY = 'r.site_id = k.site_id AND r.game = k.game AND r.draw_at = k.draw_at'
const BY_KEY = 'WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at = $3'

/** Not of one game alone: every round that waits for something, in the order of the draws. */
export const findUnderWay = async (ctx: Ctx): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.rounds_under_way',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.settled_at IS NULL ORDER BY r.draw_at, r.site_id, r.game`,
      [],
    )
  ).map(roundOf)

/** Those that wait for their wagers to be settled, and after them those whose wagers are to be settled anew, in the order of the draws. */
export const findUnsettled = async (ctx: Ctx): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.rounds_unsettled',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.settled_at IS NULL AND (r.state = 'cancelled' OR r.state = 'drawn' AND NOT r.is_held)
       UNION ALL
       SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.is_correcting
       ORDER BY is_correcting, draw_at, site_id, game`,
      [],
    )
  ).map(roundOf)

export const findRound = async (ctx: Ctx, key: RoundKey): Promise<Round | undefined> =>
  (await ctx.db.query<RoundRow>(`SELECT ${ROUND_COLUMNS} FROM minigames.round r ${BY_KEY}`, keyOf(key))).map(roundOf)[0]

/** Waits for every bet on it that is being committed, and whoever changes it: bets lock it by `FOR SHARE`. */
export const lockRound = async (ctx: Ctx, key: RoundKey): Promise<Round | undefined> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.lock_round',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r ${BY_KEY} FOR UPDATE`,
      keyOf(key),
    )
  ).map(roundOf)[0]

/** The round of the next draw after an instant, open or closed. */
export const findRunning = async (ctx: Ctx, { siteId, game }: GameKey, now: Date): Promise<Round | undefined> =>
  (
    await ctx.db.query<RoundRow>(
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at > $3 AND r.settled_at IS NULL
       ORDER BY r.draw_at LIMIT 1`,
      [siteId, game, now],
    )
  ).map(roundOf)[0]

/** The newest rounds whose result is known. */
export const findLastDrawn = async (ctx: Ctx, { siteId, game }: GameKey, limit: number): Promise<Round[]> =>
  (
    await ctx.db.query<RoundRow>(
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.site_id = $1 AND r.game = $2 AND r.numbers IS NOT NULL ORDER BY r.draw_at DESC LIMIT $3`,
      [siteId, game, limit],
    )
  ).map(roundOf)

export type RoundsNow = { last: Round | undefined; running: Round | undefined }

/** The newest result of a game, and its running round. Many who subscribe at once ask for the same few. */
export const roundsNow: BatchedRead<{ game: GameKey['game']; now: Date }, RoundsNow> = async (db, siteId, keys) => {
  const games = [...new Set(keys.map(({ game }) => game))]
  const now = new Date(Math.max(...keys.map((key) => key.now.getTime())))
  const of = 'FROM minigames.round x WHERE x.site_id = $1 AND x.game = g.game'
  const rows = await db.named<RoundRow & { is_last: boolean }>(
    'minigames.rounds_now',
    `SELECT r.is_last, ${ROUND_COLUMNS} FROM unnest($2::text[]) AS g (game) CROSS JOIN LATERAL (
       (SELECT true AS is_last, x.* ${of} AND x.numbers IS NOT NULL ORDER BY x.draw_at DESC LIMIT 1) UNION ALL
       (SELECT false, x.* ${of} AND x.draw_at > $3 AND x.settled_at IS NULL ORDER BY x.draw_at LIMIT 1)) r`,
    [siteId, games, now],
  )
  const find = (game: string, isLast: boolean): Round | undefined =>
    rows.filter((row) => row.game === game && row.is_last === isLast).map(roundOf)[0]
  return keys.map(({ game }) => ({ last: find(game, true), running: find(game, false) }))
}

/** Those of them that nobody else holds, locked: it waits for nobody. */
export const lockFreeRounds = async (ctx: Ctx, keys: readonly RoundKey[]): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.lock_free_rounds',
      `SELECT ${ROUND_COLUMNS} FROM ${KEYS} JOIN minigames.round r ON ${SAME_KEY} ORDER BY r.draw_at, r.site_id, r.game FOR UPDATE OF r SKIP LOCKED`,
      columnsOf(keys),
    )
  ).map(roundOf)

/** With the rows locked, as below. */
export const setClosed = async (ctx: Ctx, keys: readonly RoundKey[]): Promise<void> => {
  await ctx.db.named(
    'minigames.set_closed',
    `UPDATE minigames.round r SET state = 'closed' FROM ${KEYS} WHERE ${SAME_KEY}`,
    columnsOf(keys),
  )
}

export const setHeld = async (ctx: Ctx, key: RoundKey, isHeld: boolean): Promise<void> => {
  await ctx.db.query(`UPDATE minigames.round r SET is_held = $4 ${BY_KEY}`, [...keyOf(key), isHeld])
}

export const setCancelled = async (ctx: Ctx, key: RoundKey, reason: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE minigames.round r SET state = 'cancelled', cancelled_at = $4, cancel_reason = $5, is_held = false ${BY_KEY}`,
    [...keyOf(key), ctx.now, reason],
  )
}

/** With their results. */
export const setDrawn = async (ctx: Ctx, rounds: readonly Round[]): Promise<void> => {
  await ctx.db.named(
    'minigames.set_drawn',
    `UPDATE minigames.round r SET state = 'drawn', drawn_at = $4, numbers = k.numbers::int[], power_ball = k.power_ball, link_number = k.link_number, link = k.link,
       is_held = false
     FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $5::text[], $6::int[], $7::int[], $8::bytea[])
       AS k (site_id, game, draw_at, numbers, power_ball, link_number, link) WHERE ${SAME_KEY}`,
    [
      ...columnsOf(rounds),
      ctx.now,
      texts(rounds, ({ draw }) => draw && `{${draw.numbers.join()}}`),
      int4s(rounds, ({ draw }) => draw?.powerBall),
      int4s(rounds, ({ link }) => link?.number),
      byteStrings(rounds, ({ link }) => link?.bytes),
    ],
  )
}

export type Totals = { wagers: number; stakes: number; payouts: number }

export const setSettled = async (ctx: Ctx, key: RoundKey, { wagers, stakes, payouts }: Totals): Promise<void> => {
  await ctx.db.named(
    'minigames.set_settled',
    `UPDATE minigames.round r SET state = CASE r.state WHEN 'drawn' THEN 'settled' ELSE r.state END, settled_at = $4, wagers = $5, stakes = $6, payouts = $7
     ${BY_KEY}`,
    [...keyOf(key), ctx.now, wagers, stakes, payouts],
  )
}

/** Of a settled round of a feed. Its wagers are settled anew by what it is now. */
export const setCorrecting = async (ctx: Ctx, key: RoundKey, { numbers, powerBall }: Draw): Promise<void> => {
  await ctx.db.query(
    `UPDATE minigames.round r SET numbers = $4, power_ball = $5, is_held = false, is_correcting = true ${BY_KEY}`,
    [...keyOf(key), numbers, powerBall],
  )
}

export const setCorrected = async (ctx: Ctx, key: RoundKey, { wagers, stakes, payouts }: Totals): Promise<void> => {
  await ctx.db.query(
    `UPDATE minigames.round r SET is_correcting = false, corrected_at = $4, wagers = $5, stakes = $6, payouts = $7 ${BY_KEY}`,
    [...keyOf(key), ctx.now, wagers, stakes, payouts],
  )
}
