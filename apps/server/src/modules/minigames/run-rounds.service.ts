import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { backoffOf } from './backoff.ts'
import { drawOwnRound } from './draw.service.ts'
import { findUnderWay, insertMissed, insertRounds } from './round.repository.ts'
import { closingMs, drawsSince, drawsToOpen, type GameKey, type Round, stepOf } from './round.rules.ts'
import { askStaff, cancelRound, closeRound } from './round.service.ts'
import { findGames, type GameSettings, writeHeartbeats } from './settings.repository.ts'
import { publishRound } from './topics.ts'

/** Every instant of a round is a whole second. */
const EVERY_MS = 1_000
/** Fewer than the connections of all clocks. */
const GAMES_AT_ONCE = 3
const who = { kind: 'system', job: 'minigames.rounds' } as const
const outageReason = 'outage'

/**
 * Whatever is due now: rounds are opened, closed, drawn, and after an outage cancelled or recorded as missed, those of one game in the order of their draws. Each step is a transaction that looks at
 * the locked row again, so that two processes, or a second run after a crash, do it once. Then the heartbeat is written: what a crash left undone is still an outage.
 */
export const runRounds = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  const { games, rounds } = await services.reading({ who, siteId: 0 }, async (ctx) => ({
    games: await findGames(ctx),
    rounds: await findUnderWay(ctx),
  }))
  const done: GameKey[] = []
  const runNext = async (): Promise<void> => {
    for (let game = games.shift(); game; game = games.shift()) {
      const { siteId, game: name } = game
      const its = rounds.filter((round) => round.siteId === siteId && round.game === name)
      if (await runGame(services, game, its, now)) done.push(game)
    }
  }
  await Promise.all(Array.from({ length: GAMES_AT_ONCE }, runNext))
  if (done.length > 0) await services.inContext({ who, siteId: 0 }, (ctx) => writeHeartbeats(ctx, done, now))
}

/** False where something could not be done, and is to be done again; the rounds after it wait, for they are drawn in order. */
const runGame = async (
  services: Services,
  game: GameSettings,
  rounds: readonly Round[],
  now: Date,
): Promise<boolean> => {
  const backoff = backoffOf(services)
  const tried = `rounds ${game.siteId} ${game.game}`
  if (!backoff.mayTry(tried)) return false
  let at: Round | undefined
  try {
    for (at of rounds) await runRound(services, game, at, now)
    at = undefined
    await recordMissed(services, game, rounds, now)
    await openRounds(services, game, rounds, now)
    backoff.worked(tried)
    return true
  } catch (error) {
    services.log.error({ err: error, siteId: game.siteId, game: game.game }, 'a round was not run')
    const round = at
    if (backoff.failed(tried) && round)
      await services
        .inContext({ who, siteId: round.siteId }, (ctx) => askStaff(ctx, round, 'failed'))
        .catch((failure) => services.log.error({ err: failure }, 'staff were not asked'))
    return false
  }
}

/** A round that was closed late, after an outage, is drawn in the same run. */
const runRound = async (services: Services, game: GameSettings, round: Round, now: Date): Promise<void> => {
  const { siteId } = round
  const step = stepOf(round, now, game.aliveAt, game.outageSeconds)
  if (step === 'cancel') await services.inContext({ who, siteId }, (ctx) => cancelRound(ctx, round, outageReason))
  if (step === 'close') await services.inContext({ who, siteId }, (ctx) => closeRound(ctx, round))
  const closed: Round = step === 'close' ? { ...round, state: 'closed' } : round
  if (stepOf(closed, now, game.aliveAt, game.outageSeconds) === 'draw')
    await services.inContext({ who, siteId }, (ctx) => drawOwnRound(ctx, closed))
}

/** Of an outage: draws that were due in it and had no round yet. A game that is off holds none. */
const recordMissed = async (
  services: Services,
  game: GameSettings,
  rounds: readonly Round[],
  now: Date,
): Promise<void> => {
  const since = game.isOn && game.aliveAt ? drawsSince(game.aliveAt, now) : undefined
  if (!since) return
  const isUsual = since.first.getTime() === since.last.getTime()
  if (isUsual && rounds.some(({ drawAt }) => drawAt.getTime() === since.last.getTime())) return
  await services.inContext({ who, siteId: game.siteId }, (ctx) => insertMissed(ctx, game, since))
}

/** Makes the rows of the running round and the next, and publishes which round runs now and that it is about to close. */
const openRounds = async (
  services: Services,
  game: GameSettings,
  rounds: readonly Round[],
  now: Date,
): Promise<void> => {
  const draws = drawsToOpen(now, game.closesBeforeSeconds)
  const missing = draws.filter((at) => !rounds.some(({ drawAt }) => drawAt.getTime() === at.getTime()))
  const passed = (at: number) => at <= now.getTime() && at > (game.aliveAt?.getTime() ?? 0)
  const opened = rounds.filter(({ state, opensAt, closesAt }) => state === 'open' && closesAt > now && passed(+opensAt))
  const closing = rounds.filter(
    (one) => one.state === 'open' && one.closesAt > now && passed(+one.closesAt - closingMs),
  )
  const mayOpen = game.isOn && missing.length > 0
  if (!mayOpen && opened.length + closing.length === 0) return
  await services.inContext({ who, siteId: game.siteId }, async (ctx) => {
    const made = mayOpen ? await insertRounds(ctx, { ...game, draws: missing }) : []
    const running = made.filter(({ opensAt }) => opensAt <= now)
    for (const round of [...opened, ...running]) publishRound(ctx, 'open', round)
    for (const round of closing) publishRound(ctx, 'closing', round)
  })
}

export const roundsClock: NamedClock = { name: 'minigames.rounds', everyMs: EVERY_MS, isExact: true, tick: runRounds }
