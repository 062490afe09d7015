import { type Minigame, minigameProduct } from '@maru/contract'
import type { Clock, Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { restrictionsOf } from '../../identity/index.ts'
import { type OwnOperation, openOnRounds, type SlipWager, type WagerAsked, wagersOfSlips } from '../../wagers/index.ts'
import { limitsAt } from '../prices/limits.rules.ts'
import { readLimits } from '../prices/price.repository.ts'
import { pricesOf } from '../prices/price.service.ts'
import { drawAtOfRoundId, type GameKey, type RoundKey } from '../round.rules.ts'
import { type HeldRound, holdRounds, readExposed } from './bet.repository.ts'
import { type Bet, type BetFacts, sameBetMs } from './bet.rules.ts'
import { type Exposed, exposedKey } from './exposure.rules.ts'

type Asked = WagerAsked<OwnOperation>
type Placing = Extract<OwnOperation, { verb: 'place' }>

/** What an operation is decided by, and what is kept of it. Undefined where there is no such round, or no such slip. */
export type OperationFacts = {
  bet: Bet
  held: HeldRound
  /** When it must be committed, by the clock of the database. */
  commitBy: Date
  /** Of the services' clock. */
  at: Date
  placing?: BetFacts
  taking?: SlipWager
}

export const betOf = ({ terms, stake, legs }: Placing): Bet => ({ picks: legs, price: terms.price, stake })

/** Each in its place: those of a batch are loaded by few statements, whose number does not depend on how many they are. */
export const loadFacts = async (
  ctx: Ctx,
  asked: readonly Asked[],
  clock: Clock,
): Promise<(OperationFacts | undefined)[]> => {
  const taken = await loadTaken(ctx, asked)
  const keys = asked.map((one, i) => roundKeyOf(one, taken[i]))
  const rounds = distinct(keys.filter((key) => key !== undefined))
  const placed = asked.filter(isPlacing)
  const [held, limits, levels, open, exposed] = await allDone([
    holdRounds(ctx, rounds),
    readLimits(ctx, distinctGames(rounds)),
    restrictionsOf(
      ctx,
      placed.map(({ player }) => player.memberId),
    ),
    openOnRounds(
      ctx,
      placed.map(({ player: { siteId, memberId }, operation: { product, vendorCode, gameCode, round } }) => ({
        siteId,
        memberId,
        product,
        vendorCode,
        gameCode,
        round,
      })),
      sameBetMs,
    ),
    loadExposed(ctx, placed),
  ])
  // After the answers: what the database said of its clock is not younger than this.
  const at = clock.now()
  const byRound = new Map(rounds.map((key, i) => [nameOf(key), held[i]]))
  const facts: (OperationFacts | undefined)[] = []
  for (const [i, one] of asked.entries()) {
    const key = keys[i]
    const round = key && byRound.get(nameOf(key))
    if (!round) {
      facts.push(undefined)
      continue
    }
    const leftMs = round.round.closesAt.getTime() - at.getTime()
    const shared = { held: round, at, commitBy: new Date(round.databaseNow.getTime() + leftMs) }
    if (!isPlacing(one)) {
      const taking = taken[i] as SlipWager
      facts.push({ ...shared, bet: { picks: taking.legs, price: taking.price, stake: taking.stake }, taking })
      continue
    }
    const { siteId, game } = round.round
    const own = open[placed.indexOf(one)]
    const placing: BetFacts = {
      round: round.round,
      isOn: round.isOn,
      pricedLinesUpTo: round.pricedLinesUpTo,
      mostExposure: round.mostExposure,
      version: await pricesOf(ctx, { siteId, game, version: round.version }),
      limits: limitsAt(
        limits.filter((row) => row.siteId === siteId && row.game === game),
        levels.get(one.player.memberId)?.level ?? 1,
      ),
      toWin: own?.toWin ?? 0,
      newest: own?.newest ?? [],
      exposed,
      at,
    }
    facts.push({ ...shared, bet: betOf(one.operation), placing })
  }
  return facts
}

const isPlacing = (asked: Asked): asked is WagerAsked<Placing> => asked.operation.verb === 'place'

/** Of those who take bets back: what they take back. Nothing is asked where nobody does. */
const loadTaken = async (ctx: Ctx, asked: readonly Asked[]): Promise<(SlipWager | undefined)[]> => {
  if (asked.every(isPlacing)) return []
  const found = await wagersOfSlips(
    ctx,
    asked.map(({ operation: { slipId }, player: { siteId, memberId } }) => ({ siteId, memberId, slipId })),
  )
  return found.map((wager, i) => (asked[i]?.operation.verb === 'cancel' ? wager : undefined))
}

const loadExposed = async (ctx: Ctx, placed: readonly WagerAsked<Placing>[]): Promise<Exposed> => {
  const keys = new Map(
    placed.flatMap((one) => {
      const key = roundKeyOf(one, undefined)
      return key
        ? one.operation.legs.map(
            ({ market, outcome }) => [exposedKey(key, { market, outcome }), { ...key, market, outcome }] as const,
          )
        : []
    }),
  )
  const losses = await readExposed(ctx, [...keys.values()])
  return new Map([...keys.keys()].map((name, i) => [name, losses[i] ?? 0]))
}

const roundKeyOf = ({ operation, player: { siteId } }: Asked, wager: SlipWager | undefined): RoundKey | undefined => {
  const of = operation.verb === 'place' ? operation : wager
  if (of?.vendorCode !== minigameProduct) return undefined
  const drawAt = drawAtOfRoundId(of.round)
  return drawAt && { siteId, game: of.gameCode as Minigame, drawAt }
}

const nameOf = ({ siteId, game, drawAt }: RoundKey): string => `${siteId} ${game} ${drawAt.getTime()}`
const distinct = (keys: readonly RoundKey[]): RoundKey[] => [...new Map(keys.map((key) => [nameOf(key), key])).values()]
const distinctGames = (keys: readonly RoundKey[]): GameKey[] => [
  ...new Map(keys.map(({ siteId, game }) => [`${siteId} ${game}`, { siteId, game }])).values(),
]
