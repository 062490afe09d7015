import type { Minigame, MiniSelection } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { BatchedRead } from '../../../platform/db/batched-reads.ts'
import { instants, int4s, int8s, texts } from '../../../platform/db/index.ts'
import { ROUND_COLUMNS, type RoundRow, roundOf } from '../round.repository.ts'
import type { Round, RoundKey } from '../round.rules.ts'

/** How the game of a round runs, with the version of the prices in force. */
export type RoundSetting = {
  round: Round
  isOn: boolean
  cancelSeconds: number
  mostExposure: number
  pricedLinesUpTo: number
  version: number
}
/** With the clock of the database as it was before the answer left. */
export type HeldRound = RoundSetting & { databaseNow: Date }

type SettingRow = RoundRow & {
  ord: number
  is_on: boolean
  cancel_seconds: number
  most_exposure: number
  priced_lines: number
  version: number
}

const SETTING = `${ROUND_COLUMNS}, g.is_on, g.cancel_seconds, g.most_exposure, g.kino_three_lines_up_to AS priced_lines,
    (SELECT max(v.version) FROM minigames.price_version v WHERE v.site_id = r.site_id AND v.game = r.game) AS version
  FROM unnest($1::bigint[], $2::text[], $3::timestamptz[]) WITH ORDINALITY AS o (site_id, game, draw_at, ord)
  JOIN minigames.round r ON r.site_id = o.site_id AND r.game = o.game AND r.draw_at = o.draw_at
  JOIN minigames.game g ON g.site_id = r.site_id AND g.game = r.game
  ORDER BY r.site_id, r.game, r.draw_at`

const settingOf = (row: SettingRow): RoundSetting => ({
  round: roundOf(row),
  isOn: row.is_on,
  cancelSeconds: row.cancel_seconds,
  mostExposure: row.most_exposure,
  pricedLinesUpTo: row.priced_lines,
  version: row.version,
})

const columnsOf = (keys: readonly RoundKey[]): Buffer[] => [
  int8s(keys, (key) => key.siteId),
  texts(keys, (key) => key.game),
  instants(keys, (key) => key.drawAt),
]

const HOLD = {
  name: 'minigames.hold_rounds',
  text: `SELECT o.ord::int AS ord, clock_timestamp() AS database_now, ${SETTING} FOR SHARE OF r`,
}

/** Each in its place. None of them is closed, drawn or cancelled before the caller's transaction has ended: who does that waits for it. */
export const holdRounds = async (ctx: Ctx, keys: readonly RoundKey[]): Promise<(HeldRound | undefined)[]> => {
  if (keys.length === 0) return []
  const { rows } = await ctx.db.client.query<SettingRow & { database_now: Date }>(HOLD, columnsOf(keys))
  const found = new Map(rows.map((row) => [row.ord, { ...settingOf(row), databaseNow: row.database_now }]))
  return keys.map((_, i) => found.get(i + 1))
}

/** The same without holding it. */
export const readRounds: BatchedRead<{ game: Minigame; drawAt: Date }, RoundSetting | undefined> = async (
  db,
  siteId,
  asked,
) => {
  const keys = asked.map((key) => ({ siteId, ...key }))
  const text = `SELECT o.ord::int AS ord, ${SETTING}`
  const rows = await db.named<SettingRow>('minigames.read_rounds', text, columnsOf(keys))
  const found = new Map(rows.map((row) => [row.ord, settingOf(row)]))
  return keys.map((_, i) => found.get(i + 1))
}

export type ExposureKey = RoundKey & MiniSelection

const EXPOSED = {
  name: 'minigames.exposed',
  text: `SELECT coalesce(e.to_pay - e.staked + e.combined_loss, 0)::bigint AS loss
    FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::text[]) WITH ORDINALITY AS o (site_id, game, draw_at, market, outcome, ord)
    LEFT JOIN minigames.exposure e ON e.site_id = o.site_id AND e.game = o.game AND e.draw_at = o.draw_at AND e.market = o.market AND e.outcome = o.outcome
    ORDER BY o.ord`,
}

/** What the house may lose on each of them by now. */
export const readExposed = async (ctx: Ctx, keys: readonly ExposureKey[]): Promise<number[]> => {
  if (keys.length === 0) return []
  const { rows } = await ctx.db.client.query<{ loss: number }>(EXPOSED, [
    ...columnsOf(keys),
    texts(keys, (key) => key.market),
    texts(keys, (key) => key.outcome),
  ])
  return rows.map(({ loss }) => loss)
}

/** `commitBy`: by the clock of the database. */
export type ExposureBounds = ExposureKey & { mostExposure: number; commitBy: Date }
/** Signed: what bets add, or take off when they are taken back. `combinedLoss`: of combinations that need a single outcome. */
export type ExposureChange = ExposureBounds & { bets: number; staked: number; toPay: number; combinedLoss: number }

const ADD = {
  name: 'minigames.add_exposure',
  text: `INSERT INTO minigames.exposure AS e (site_id, game, draw_at, market, outcome, bets, staked, to_pay, combined_loss, most_exposure, commit_by)
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[],
      $10::bigint[], $11::timestamptz[]) AS u (site_id, game, draw_at, market, outcome, bets, staked, to_pay, combined_loss, most_exposure, commit_by)
    ORDER BY site_id, game, draw_at, market, outcome
    ON CONFLICT (site_id, game, draw_at, market, outcome) DO UPDATE SET bets = e.bets + EXCLUDED.bets, staked = e.staked + EXCLUDED.staked,
      to_pay = e.to_pay + EXCLUDED.to_pay, combined_loss = e.combined_loss + EXCLUDED.combined_loss, most_exposure = EXCLUDED.most_exposure, commit_by = EXCLUDED.commit_by`,
}
const CHANGE = {
  name: 'minigames.change_exposure',
  text: `SELECT minigames.change_exposure($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[],
    $10::bigint[], $11::timestamptz[])`,
}
const LOCK = {
  name: 'minigames.lock_exposure',
  text: `INSERT INTO minigames.exposure AS e (site_id, game, draw_at, market, outcome, bets, staked, to_pay, most_exposure, commit_by)
    SELECT site_id, game, draw_at, market, outcome, 0, 0, 0, most_exposure, commit_by
    FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
      AS u (site_id, game, draw_at, market, outcome, most_exposure, commit_by)
    ORDER BY site_id, game, draw_at, market, outcome
    ON CONFLICT (site_id, game, draw_at, market, outcome) DO UPDATE SET commit_by = EXCLUDED.commit_by
    RETURNING e.site_id, e.game, e.draw_at, e.market, e.outcome, e.to_pay - e.staked + e.combined_loss AS loss`,
}

/**
 * What the house may lose on each of them, in any order, and nobody else adds to it until the transaction has ended. A row that is not there yet is made, in the order in
 * which bets are written, so that no two batches wait for each other in a circle. Each key once, and every one that the transaction will change.
 */
export const lockExposed = async (
  ctx: Ctx,
  keys: readonly ExposureBounds[],
): Promise<(ExposureKey & { loss: number })[]> => {
  type Row = { site_id: number; game: Minigame; draw_at: Date; market: string; outcome: string; loss: number }
  const { rows } = await ctx.db.client.query<Row>(LOCK, [
    ...columnsOf(keys),
    texts(keys, (key) => key.market),
    texts(keys, (key) => key.outcome),
    int8s(keys, (key) => key.mostExposure),
    instants(keys, (key) => key.commitBy),
  ])
  return rows.map(({ site_id: siteId, draw_at: drawAt, ...row }) => ({ siteId, drawAt, ...row }))
}

/** Each key once. Where it would pass what the house may lose, or is not committed in time, the transaction is run again. */
export const changeExposure = async (ctx: Ctx, changes: readonly ExposureChange[]): Promise<void> => {
  const isAdded = changes.every((one) => one.bets >= 0 && one.staked >= 0 && one.toPay >= 0 && one.combinedLoss >= 0)
  await ctx.db.client.query(isAdded ? ADD : CHANGE, [
    ...columnsOf(changes),
    texts(changes, (change) => change.market),
    texts(changes, (change) => change.outcome),
    int4s(changes, (change) => change.bets),
    int8s(changes, (change) => change.staked),
    int8s(changes, (change) => change.toPay),
    int8s(changes, (change) => change.combinedLoss),
    int8s(changes, (change) => change.mostExposure),
    instants(changes, (change) => change.commitBy),
  ])
}
