import { type MinigameMessage, minigames } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { addressOf, defineTopic } from '../../platform/live/topic.ts'
import { messageOf } from './draw.rules.ts'
import { publishDesk } from './office/topic.ts'
import { roundsNow } from './round.repository.ts'
import type { GameKey, Round } from './round.rules.ts'

/** What becomes of the rounds of a game, for everybody: results are public. */
export const gameTopic = defineTopic<MinigameMessage>({
  destination: '/topic/powerball/{game}',
  audience: 'public',
  exists: ({ game }) => (minigames as readonly string[]).includes(game ?? ''),
  snapshot: (services, { siteId, values }) =>
    services.reading({ who: { kind: 'system', job: 'minigames.snapshot' }, siteId }, async (ctx) => {
      const { last, running } = await ctx.batchRead(roundsNow, { game: values.game as GameKey['game'], now: ctx.now })
      return [last, running].flatMap((round) =>
        round && round.state !== 'missed' ? [{ message: messageOf(round.state, round, ctx.now) }] : [],
      )
    }),
})

/** After the commit. `round`: as it is then. */
export const publishRound = (ctx: Ctx, what: MinigameMessage['data1'], round: Round): void => {
  ctx.publish(addressOf(gameTopic, round.siteId, { game: round.game }), messageOf(what, round, ctx.now))
  publishDesk(ctx, round.siteId)
}
