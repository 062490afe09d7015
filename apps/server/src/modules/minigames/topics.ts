import { type Minigame, type MinigameMessage, type MinigamePricesMessage, minigames } from '@maru/contract'
import { returnBpOf } from '@maru/draws'
import type { Ctx } from '../../platform/context.ts'
import { addressOf, defineTopic } from '../../platform/live/topic.ts'
import { messageOf } from './draw.rules.ts'
import { publishDesk } from './office/topic.ts'
import { type Price, type PriceVersion, priceKey } from './prices/price.rules.ts'
import { roundsNow } from './round.repository.ts'
import type { GameKey, Round } from './round.rules.ts'

/** What becomes of the rounds of a game, for everybody: results are public. */
export const gameTopic = defineTopic<MinigameMessage | MinigamePricesMessage>({
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

/** After the commit: pages that show the game ask for its limits and whether it is on. Nobody bets on a game without a round. */
export const publishChange = async (ctx: Ctx, game: Minigame): Promise<void> => {
  const { last, running } = await ctx.batchRead(roundsNow, { game, now: ctx.now })
  const round = running ?? last
  if (round) publishRound(ctx, 'changed', round)
}

/** After the commit. `round`: as it is then. */
export const publishRound = (ctx: Ctx, what: MinigameMessage['data1'], round: Round): void => {
  ctx.publish(addressOf(gameTopic, round.siteId, { game: round.game }), messageOf(what, round, ctx.now))
  publishDesk(ctx, round.siteId)
}

/** After the commit. `isNew`: more than prices has changed. */
export const publishPrices = (
  ctx: Ctx,
  game: GameKey['game'],
  before: PriceVersion,
  after: Pick<PriceVersion, 'version' | 'combinationMarginBp'> & { prices: readonly Price[]; isNew: boolean },
): void => {
  const { version, combinationMarginBp, prices, isNew } = after
  const changes = prices
    .filter((price) => before.prices.get(priceKey(price))?.price !== price.price)
    .map(({ market, outcome, price, probability }) => ({
      market,
      outcome,
      price,
      returnBp: returnBpOf(probability, price),
    }))
  ctx.publish(addressOf(gameTopic, ctx.siteId, { game }), {
    cmd: 'MINIGAME_PRICES',
    data1: version,
    data2: { serverTime: ctx.now.toISOString(), combinationMarginBp, changes: isNew ? null : changes },
  })
}
