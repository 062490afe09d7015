import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { ROUND_COLUMNS, type RoundRow, roundOf } from '../round.repository.ts'
import type { Round, RoundKey } from '../round.rules.ts'

export type DeskRound = Round & {
  drawnAt: Date | null
  cancelReason: string | null
  /** Until it is settled, of what its wagers come to now. */
  bets: number
  staked: number
  payouts: number | null
  isCancelAsked: boolean
}
type Row = RoundRow & Pick<DeskRound, 'drawnAt' | 'cancelReason' | 'bets' | 'staked' | 'payouts' | 'isCancelAsked'>

const SELECT = `SELECT ${ROUND_COLUMNS}, r.drawn_at AS "drawnAt", r.cancel_reason AS "cancelReason", coalesce(r.wagers, e.bets, 0)::int AS bets,
  coalesce(r.stakes, e.staked, 0)::bigint AS staked, r.payouts, r.state IN ('open', 'closed') AND EXISTS (SELECT FROM minigames.round_request q
    WHERE q.site_id = r.site_id AND q.game = r.game AND q.draw_at = r.draw_at AND q.kind = 'cancel' AND q.confirmed_at IS NULL) AS "isCancelAsked"
  FROM minigames.round r LEFT JOIN LATERAL (SELECT sum(x.bets) AS bets, sum(x.staked) AS staked FROM minigames.exposure x
    WHERE x.site_id = r.site_id AND x.game = r.game AND x.draw_at = r.draw_at) e ON true`

const deskRoundOf = ({ drawnAt, cancelReason, bets, staked, payouts, isCancelAsked, ...row }: Row): DeskRound => ({
  ...roundOf(row),
  drawnAt,
  cancelReason,
  bets,
  staked,
  payouts,
  isCancelAsked,
})

/** Of each game the round of the next draw. */
export const runningRounds = async (ctx: Ctx): Promise<DeskRound[]> =>
  (
    await ctx.db.query<Row>(
      `${SELECT} WHERE r.site_id = $1 AND r.settled_at IS NULL AND r.draw_at = (SELECT min(n.draw_at) FROM minigames.round n
         WHERE n.site_id = $1 AND n.game = r.game AND n.settled_at IS NULL AND n.draw_at > $2)`,
      [ctx.siteId, ctx.now],
    )
  ).map(deskRoundOf)

/** Games with a round whose draw was due before that instant and that is not drawn. */
export const lateDraws = async (ctx: Ctx, dueBefore: Date): Promise<ReadonlySet<Minigame>> => {
  const rows = await ctx.db.query<{ game: Minigame }>(
    `SELECT DISTINCT game FROM minigames.round WHERE site_id = $1 AND settled_at IS NULL AND state IN ('open', 'closed') AND draw_at < $2`,
    [ctx.siteId, dueBefore],
  )
  return new Set(rows.map(({ game }) => game))
}

export type ExposureRow = {
  game: Minigame
  market: string
  outcome: string
  bets: number
  staked: number
  toPay: number
  /** Of combinations that need it. */
  combinedLoss: number
}

/** What stands on the outcomes of these rounds of the context's site. */
export const exposuresOf = async (ctx: Ctx, rounds: readonly Omit<RoundKey, 'siteId'>[]): Promise<ExposureRow[]> =>
  rounds.length === 0
    ? []
    : ctx.db.query<ExposureRow>(
        `SELECT e.game, e.market, e.outcome, e.bets, e.staked, e.to_pay AS "toPay", e.combined_loss AS "combinedLoss"
         FROM unnest($2::text[], $3::timestamptz[]) AS o (game, draw_at)
         JOIN minigames.exposure e ON e.site_id = $1 AND e.game = o.game AND e.draw_at = o.draw_at WHERE e.bets > 0 OR e.combined_loss > 0 ORDER BY e.market, e.outcome`,
        [ctx.siteId, rounds.map(({ game }) => game), rounds.map(({ drawAt }) => drawAt)],
      )

export type RoundSearch = { game: Minigame; from: Date; until: Date; drawAt: Date | null; page: number; size: number }

/** Drawn after `from` and until `until` itself, newest first: the last round of a day is drawn at midnight. */
export const findRounds = async (
  ctx: Ctx,
  { game, from, until, drawAt, page, size }: RoundSearch,
): Promise<{ rows: DeskRound[]; total: number }> => {
  const where = `r.site_id = $1 AND r.game = $2 AND r.draw_at > $3 AND r.draw_at <= $4 AND ($5::timestamptz IS NULL OR r.draw_at = $5)`
  const values = [ctx.siteId, game, from, until, drawAt]
  const rows = await ctx.db.query<Row>(`${SELECT} WHERE ${where} ORDER BY r.draw_at DESC LIMIT $6 OFFSET $7`, [
    ...values,
    size,
    (page - 1) * size,
  ])
  const [count] = await ctx.db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM minigames.round r WHERE ${where}`,
    values,
  )
  return { rows: rows.map(deskRoundOf), total: count?.total ?? 0 }
}

export const findDeskRound = async (ctx: Ctx, game: Minigame, drawAt: Date): Promise<DeskRound | undefined> =>
  (
    await ctx.db.query<Row>(`${SELECT} WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at = $3`, [
      ctx.siteId,
      game,
      drawAt,
    ])
  ).map(deskRoundOf)[0]

export type DeskGame = { game: Minigame; isOn: boolean; source: 'own' | 'feed'; mostExposure: number }

export const deskGames = (ctx: Ctx): Promise<DeskGame[]> =>
  ctx.db.query<DeskGame>(
    `SELECT game, is_on AS "isOn", source, most_exposure AS "mostExposure" FROM minigames.game WHERE site_id = $1`,
    [ctx.siteId],
  )
