import type { Ctx } from '../../platform/context.ts'
import type { GameDue } from './due.rules.ts'
import { insertMissed, insertRounds, waitBriefly } from './open-rounds.repository.ts'
import { writeHeartbeats } from './settings.repository.ts'
import { publishRound } from './topics.ts'

/**
 * Makes the rows of the running round and the next of these games, and of those that were missed; publishes which round runs now and that it is about to close. Rounds of several games do not wait
 * for somebody who holds up one of them: the transaction fails then.
 */
export const openRounds = async (ctx: Ctx, due: readonly GameDue[], now: Date): Promise<void> => {
  if (due.length > 1) await waitBriefly(ctx)
  for (const { game, missed } of due) if (missed) await insertMissed(ctx, game, missed)
  const missing = due.flatMap(({ game, missing }) => missing.map((drawAt) => ({ ...game, drawAt })))
  const made = missing.length > 0 ? await insertRounds(ctx, missing) : []
  const running = made.filter(({ opensAt }) => opensAt <= now)
  for (const round of [...due.flatMap(({ opened }) => opened), ...running]) publishRound(ctx, 'open', round)
  for (const round of due.flatMap(({ closing }) => closing)) publishRound(ctx, 'closing', round)
  const games = due.map(({ game }) => game)
  await writeHeartbeats(ctx, games, now)
}
