import type { Config } from '../../config.ts'
import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { waitAtMost } from '../../platform/ticker/patient.ts'
import { backoffOf } from './backoff.ts'
import { closeAndDrawFree } from './close-and-draw.service.ts'
import { drawOwnRound } from './draw.service.ts'
import { dueOf, firstStepOf, type GameDue } from './due.rules.ts'
import { openRounds } from './open-rounds.service.ts'
import { findUnderWay } from './round.repository.ts'
import { type GameKey, type GameSettings, type Round, stepOf } from './round.rules.ts'
import { askStaff, cancelRound, closeRound } from './round.service.ts'
import { findGames, writeHeartbeats } from './settings.repository.ts'
import { settleAtOnce } from './settle.service.ts'
import { underWayOf } from './under-way.ts'

/** Every instant of a round is a whole second. */
const EVERY_MS = 1_000
/** A tick leaves games that take longer to themselves, so that the next begins in time. */
const PATIENCE_MS = 600
const GAMES_AT_ONCE = 3
/** With those that ticks have left to themselves; fewer than the connections of all clocks. */
const MOST_GAMES = 6
const who = { kind: 'system', job: 'minigames.rounds' } as const
const outageReason = 'outage'

/** The number of the newest run of a process. */
const newest = new WeakMap<Config, number>()
const underWay = (services: Services) => underWayOf(services, 'rounds')

const nameOf = ({ siteId, game }: GameKey): string => `${siteId} ${game}`
const triedOf = (game: GameKey): string => `rounds ${nameOf(game)}`

/**
 * Whatever is due now. First the rounds of all games that are to be closed or drawn, in one transaction that waits for nobody; those that are drawn begin to be settled at once. Then those of all games
 * that are to be opened, in another. Then each game that has more to do, by itself: after an outage rounds are cancelled or recorded as missed, and what the two transactions had to leave is done. So a
 * game that is stuck holds up no other. The rounds of one game come in the order of their draws. Each step looks at the locked row again, so that two processes, or a second run after a crash, do it
 * once. Last comes the heartbeat of a game: what a crash left undone is still an outage.
 */
export const runRounds = async (services: Services): Promise<unknown> => (await beginRun(services)).ended

/** Answers when the first transaction has ended. `ended`: all games have. */
const beginRun = async (services: Services): Promise<{ ended: Promise<unknown> }> => {
  const run = (newest.get(services.config) ?? 0) + 1
  newest.set(services.config, run)
  const now = services.clock.now()
  const free = (await findAll(services)).filter(({ game }) => mayRun(services, game))
  const steps = free.flatMap(({ game, rounds }) => firstStepOf(game, rounds, now) ?? [])
  const done = await closeAndDrawFree(services, steps)
  settleAtOnce(services, [...done.values()])
  const due = free.map(({ game, rounds }) => dueOf(game, asNow(rounds, done), now))
  const waiting = due.filter(({ isNothing, isOpening }) => !isNothing && !isOpening)
  const runNext = async (): Promise<void> => {
    // What is left then, the newest run finds itself.
    while (run === newest.get(services.config)) {
      const next = waiting.shift()
      if (!next) return
      await underWay(services).during([next.game], () => runGame(services, next, now))
    }
  }
  const runOthers = async (): Promise<void> => {
    waiting.push(...(await openTogether(services, due, now)))
    const atOnce = Math.min(GAMES_AT_ONCE, MOST_GAMES - underWay(services).count())
    await Promise.all(Array.from({ length: atOnce }, runNext))
  }
  const idle = due.filter(({ isNothing }) => isNothing)
  noteWorked(services, idle)
  return { ended: Promise.all([noteAlive(services, idle, now), runOthers()]) }
}

/** Rounds of all games that have nothing else to do. Answers the games whose rounds could not be opened together: each is tried by itself. */
const openTogether = async (services: Services, due: readonly GameDue[], now: Date): Promise<readonly GameDue[]> => {
  const opening = due.filter(({ isOpening }) => isOpening)
  if (opening.length === 0) return []
  try {
    const games = opening.map(({ game }) => game)
    await underWay(services).during(games, () =>
      services.inContext({ who, siteId: 0 }, (ctx) => openRounds(ctx, opening, now)),
    )
    noteWorked(services, opening)
    return []
  } catch (error) {
    services.log.error({ err: error, games: opening.length }, 'rounds were not opened together')
    return opening
  }
}

type GameRounds = { game: GameSettings; rounds: readonly Round[] }
const findAll = (services: Services): Promise<GameRounds[]> =>
  services.reading({ who, siteId: 0 }, async (ctx) => {
    const [games, rounds] = await Promise.all([findGames(ctx), findUnderWay(ctx)])
    const byGame = Map.groupBy(rounds, nameOf)
    return games.map((game) => ({ game, rounds: byGame.get(nameOf(game)) ?? [] }))
  })

const mayRun = (services: Services, game: GameKey): boolean =>
  !underWay(services).has(game) && backoffOf(services).mayTry(triedOf(game))

const asNow = (rounds: readonly Round[], done: ReadonlyMap<Round, Round>): Round[] =>
  rounds.map((round) => done.get(round) ?? round)

const noteWorked = (services: Services, due: readonly GameDue[]): void => {
  for (const { game } of due) backoffOf(services).worked(triedOf(game))
}

const noteAlive = async (services: Services, due: readonly GameDue[], now: Date): Promise<void> => {
  const games = due.map(({ game }) => game)
  // One statement, which is a transaction by itself: it comes every second, for ever.
  if (games.length > 0) await services.reading({ who, siteId: 0 }, (ctx) => writeHeartbeats(ctx, games, now))
}

/** Where something could not be done, it is to be done again; the rounds after it wait, for they are drawn in order. */
const runGame = async (services: Services, due: GameDue, now: Date): Promise<void> => {
  const { game, rounds } = due
  const backoff = backoffOf(services)
  let at: Round | undefined
  try {
    for (at of rounds) await runRound(services, game, at, now)
    at = undefined
    await services.inContext({ who, siteId: game.siteId }, (ctx) => openRounds(ctx, [due], now))
    backoff.worked(triedOf(game))
  } catch (error) {
    services.log.error({ err: error, siteId: game.siteId, game: game.game }, 'a round was not run')
    const round = at
    if (backoff.failed(triedOf(game)) && round)
      await services
        .inContext({ who, siteId: round.siteId }, (ctx) => askStaff(ctx, round, 'failed'))
        .catch((failure) => services.log.error({ err: failure }, 'staff were not asked'))
  }
}

/** A round that was closed late, after an outage, is drawn in the same run. */
const runRound = async (services: Services, game: GameSettings, round: Round, now: Date): Promise<void> => {
  const { siteId } = round
  const step = stepOf(round, now, game.aliveAt, game.outageSeconds)
  if (step === 'cancel' && (await services.inContext({ who, siteId }, (ctx) => cancelRound(ctx, round, outageReason))))
    settleAtOnce(services, [{ ...round, state: 'cancelled' }])
  if (step === 'close') await services.inContext({ who, siteId }, (ctx) => closeRound(ctx, round))
  const closed: Round = step === 'close' ? { ...round, state: 'closed' } : round
  if (stepOf(closed, now, game.aliveAt, game.outageSeconds) !== 'draw') return
  const drawn = await services.inContext({ who, siteId }, (ctx) => drawOwnRound(ctx, closed))
  if (drawn) settleAtOnce(services, [drawn])
}

export const roundsClock: NamedClock = {
  name: 'minigames.rounds',
  everyMs: EVERY_MS,
  isExact: true,
  tick: async (services) => {
    const { ended } = await beginRun(services)
    await waitAtMost(PATIENCE_MS, ended, services.log)
  },
}
