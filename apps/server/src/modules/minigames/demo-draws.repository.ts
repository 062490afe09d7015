import type { Draw } from '@maru/draws'
import type { Ctx } from '../../platform/context.ts'
import type { ChainKey } from './chain.rules.ts'
import type { GameSettings } from './round.rules.ts'

export type PastRound = { drawAt: Date; draw: Draw; link: { number: number; bytes: Buffer } }

/** Rounds that nobody bet on, each taken through its states; settled a second after its draw. */
export const writePastRounds = async (
  ctx: Ctx,
  { siteId, game, chainId }: ChainKey,
  { closesBeforeSeconds, kinoThreeLinesUpTo }: GameSettings,
  rounds: readonly PastRound[],
): Promise<void> => {
  const draws = rounds.map(({ drawAt }) => drawAt)
  const these = 'site_id = $1 AND game = $2 AND draw_at = ANY ($3::timestamptz[])'
  await ctx.db.query(
    `INSERT INTO minigames.round (site_id, game, draw_at, source, chain_id, kino_three_lines_up_to, opens_at, closes_at)
     SELECT $1, $2, at, 'own', $4, $5, at - interval '5 minutes', at - make_interval(secs => $6) FROM unnest($3::timestamptz[]) AS at`,
    [siteId, game, draws, chainId, kinoThreeLinesUpTo, closesBeforeSeconds],
  )
  await ctx.db.query(`UPDATE minigames.round SET state = 'closed' WHERE ${these}`, [siteId, game, draws])
  await ctx.db.query(
    `UPDATE minigames.round r SET state = 'drawn', drawn_at = r.draw_at, numbers = p.numbers::int[], power_ball = p.power_ball, link_number = p.number, link = p.link
     FROM unnest($3::timestamptz[], $4::text[], $5::int[], $6::int[], $7::bytea[]) AS p (draw_at, numbers, power_ball, number, link)
     WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at = p.draw_at`,
    [
      siteId,
      game,
      draws,
      rounds.map(({ draw }) => `{${draw.numbers.join()}}`),
      rounds.map(({ draw }) => draw.powerBall),
      rounds.map(({ link }) => link.number),
      rounds.map(({ link }) => link.bytes),
    ],
  )
  await ctx.db.query(
    `UPDATE minigames.round SET state = 'settled', settled_at = draw_at + interval '1 second', wagers = 0, stakes = 0, payouts = 0 WHERE ${these}`,
    [siteId, game, draws],
  )
}
