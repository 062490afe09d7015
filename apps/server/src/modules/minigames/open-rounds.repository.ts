import type { Ctx } from '../../platform/context.ts'
import { int4s, texts } from '../../platform/db/index.ts'
import { columnsOf, ROUND_COLUMNS, type RoundRow, roundOf } from './round.repository.ts'
import type { GameKey, Round, RoundKey } from './round.rules.ts'

type NewRound = GameKey & {
  source: Round['source']
  closesBeforeSeconds: number
  kinoThreeLinesUpTo: number
}

/**
 * Those that are not there yet, or are there as missed because the clock was ahead; of an own draw only what a salted chain has a link for, and none before a draw whose link is
 * revealed, where the clock went back: the links before it follow from that one.
 */
export const insertRounds = async (ctx: Ctx, rounds: readonly (NewRound & RoundKey)[]): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.insert_rounds',
      `INSERT INTO minigames.round AS r (site_id, game, draw_at, source, chain_id, kino_three_lines_up_to, opens_at, closes_at)
       SELECT k.site_id, k.game, k.draw_at, k.source, c.chain_id, k.kino_three_lines_up_to, k.draw_at - interval '5 minutes', k.draw_at - make_interval(secs => k.closes_before_seconds)
       FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::int[], $6::int[])
         AS k (site_id, game, draw_at, source, closes_before_seconds, kino_three_lines_up_to)
       LEFT JOIN minigames.chain c ON k.source = 'own' AND c.site_id = k.site_id AND c.game = k.game AND c.salt IS NOT NULL
         AND k.draw_at >= c.first_draw_at AND k.draw_at < c.first_draw_at + c.links * interval '5 minutes'
       WHERE k.source = 'feed' OR c.chain_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM minigames.round x WHERE x.site_id = k.site_id AND x.game = k.game
         AND x.draw_at > k.draw_at AND x.chain_id = c.chain_id AND x.link IS NOT NULL)
       ORDER BY k.draw_at, k.site_id, k.game
       ON CONFLICT (site_id, game, draw_at) DO UPDATE SET state = 'open', source = EXCLUDED.source, chain_id = EXCLUDED.chain_id,
         kino_three_lines_up_to = EXCLUDED.kino_three_lines_up_to, opens_at = EXCLUDED.opens_at, closes_at = EXCLUDED.closes_at,
         settled_at = NULL, wagers = NULL, stakes = NULL, payouts = NULL
       WHERE r.state = 'missed' RETURNING ${ROUND_COLUMNS}`,
      [
        ...columnsOf(rounds),
        texts(rounds, ({ source }) => source),
        int4s(rounds, ({ closesBeforeSeconds }) => closesBeforeSeconds),
        int4s(rounds, ({ kinoThreeLinesUpTo }) => kinoThreeLinesUpTo),
      ],
    )
  ).map(roundOf)

/** From now on the transaction fails where somebody else holds what it needs for longer than a moment. */
export const waitBriefly = async (ctx: Ctx): Promise<void> => {
  await ctx.db.query(`SET LOCAL lock_timeout = '100ms'`, [])
}

/** Rows of draws that passed without one, of a game that had one before. */
export const insertMissed = async (
  ctx: Ctx,
  of: NewRound,
  { first, last }: { first: Date; last: Date },
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO minigames.round (site_id, game, draw_at, state, source, kino_three_lines_up_to, opens_at, closes_at, settled_at, wagers, stakes, payouts)
     SELECT $1, $2, d.draw_at, 'missed', $3, $4, d.draw_at - interval '5 minutes', d.draw_at - make_interval(secs => $5), $6, 0, 0, 0
     FROM generate_series($7::timestamptz, $8::timestamptz, interval '5 minutes') AS d (draw_at)
     WHERE EXISTS (SELECT 1 FROM minigames.round x WHERE x.site_id = $1 AND x.game = $2 AND x.draw_at < $7)
     ON CONFLICT DO NOTHING`,
    [of.siteId, of.game, of.source, of.kinoThreeLinesUpTo, of.closesBeforeSeconds, ctx.now, first, last],
  )
}
