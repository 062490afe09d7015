import { minigameProduct } from '@maru/contract'
import { marketOf, payoutOf } from '@maru/draws'
import type { ResultOf, ResultWithLegs, RoundRef, RoundWager } from '../wagers/index.ts'
import type { Winners } from './draw.rules.ts'
import { type RoundKey, roundIdOf } from './round.rules.ts'

/** The wagers of a round: by its own id, and by nothing else. */
export const wagersOf = ({ siteId, game, drawAt }: RoundKey): RoundRef => ({
  siteId,
  product: 'mini-game',
  vendorCode: minigameProduct,
  gameCode: game,
  round: roundIdOf(drawAt),
})

/** No wager comes to this: it stays open, and staff are asked. */
const IMPOSSIBLE = -1

/**
 * What a wager of a drawn round comes to: its stake times the price of the whole that it was accepted at, floored once, where all its legs won; else nothing. A wager that names
 * another round or a market that the game has not stays open.
 */
export const resultBy =
  (round: RoundKey, winners: Winners): ResultOf =>
  (wager) => {
    const results = wager.legs.map((leg) => legResult(round, winners, leg))
    const legs = results.filter((result) => result !== undefined)
    if (wager.price === null || legs.length === 0 || legs.length < results.length) return IMPOSSIBLE
    if (legs.some(({ state }) => state === 'lost')) return { result: 0, legs }
    return { result: payoutOf(wager.before.stake, wager.price), legs }
  }

const legResult = (
  round: RoundKey,
  winners: Winners,
  { event, market, outcome }: RoundWager['legs'][number],
): ResultWithLegs['legs'][number] | undefined => {
  const winner = winners[market]
  const isKnown = marketOf(round.game, market)?.outcomes.includes(outcome)
  if (event !== roundIdOf(round.drawAt) || winner === undefined || !isKnown) return undefined
  return { state: winner === outcome ? 'won' : 'lost' }
}

/** Of a cancelled round. */
export const refund: ResultOf = ({ legs }) => ({ result: 'void', legs: legs.map(() => ({ state: 'void' })) })
