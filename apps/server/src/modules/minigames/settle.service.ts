import type { Config } from '../../config.ts'
import type { Ctx } from '../../platform/context.ts'
import { allDone } from '../../platform/db/index.ts'
import { clearNotice } from '../../platform/notices/notices.ts'
import type { DedicatedPool, Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { createRoundSettler, type RoundSettler, settlePaces } from '../wagers/index.ts'
import { winnersOfRound } from './draw.rules.ts'
import { roundNotice, roundSubject } from './notice.rules.ts'
import { findRound, findUnsettled, lockRound, setCorrected, setSettled } from './round.repository.ts'
import { type Round, roundIdOf } from './round.rules.ts'
import { askStaff } from './round.service.ts'
import { findOpenWager, findTotals } from './round-wagers.repository.ts'
import { refund, resultBy, wagersOf } from './settle.rules.ts'
import { publishRound } from './topics.ts'

/** It finds what a crash left, what failed and what staff decided: what is drawn does not wait for it. */
const EVERY_MS = 1_000
/** After a settlement that failed, doubled each time: a connection that was lost is there again at once, and members wait. */
const FIRST_AGAIN_MS = 250
/** The most, and after one that cannot be ended. */
const LAST_AGAIN_MS = 32_000
/** Failures in a row after which staff are asked. */
const MANY_FAILURES = 5
/** Of those that end rounds, so that one which waits for a lock holds up no other. Between two draws others are closed, and what a new one has to load and plan takes 10 ms a round. */
const CONNECTIONS = 3
const who = { kind: 'system', job: 'minigames.settle' } as const

/** `times`: in a row. `until`: when it is tried again, by the monotonic clock. */
type Failed = { times: number; until: number }
/** Of one process: rounds that it settles now, and those that it could not. `isAtOnce`: it settles what it draws without waiting for the clock. */
type Settling = {
  services: Services
  settler: RoundSettler
  pool: DedicatedPool
  stop: AbortController
  running: Map<string, Promise<void>>
  failed: Map<string, Failed>
  isAtOnce: boolean
}

const settlings = new WeakMap<Config, Settling>()
/** On the connections of whoever asked first: those of a clock end before a settlement does. */
const settlingOf = (services: Services): Settling => {
  const known = settlings.get(services.config)
  if (known) return known
  const fresh: Settling = {
    services,
    settler: createRoundSettler(services),
    pool: services.openDedicatedPool('minigames-settle', CONNECTIONS),
    stop: new AbortController(),
    running: new Map(),
    failed: new Map(),
    isAtOnce: false,
  }
  settlings.set(services.config, fresh)
  return fresh
}

/** From now on rounds are settled as soon as this process has drawn them. The clock finds those that another process drew and did not settle. */
export const startSettling = (services: Services): void => {
  settlingOf(services).isAtOnce = true
}

/** Begins to settle every round that is drawn, to give the stakes of cancelled ones back, and to settle anew what was corrected; answers when those that it began have ended. */
export const settleRounds = async (services: Services): Promise<void> => {
  const settling = settlingOf(services)
  await settleDue(settling, await services.reading({ who, siteId: 0 }, findUnsettled))
}

/** The same with rounds that this process has just drawn or cancelled, as they are since that commit. Where it is closing, another one finds them. */
export const settleAtOnce = ({ config, log }: Services, rounds: readonly Round[]): void => {
  const settling = settlings.get(config)
  if (settling?.isAtOnce)
    void settleDue(settling, rounds).catch((err) => log.warn({ err }, 'rounds were not settled at once'))
}

/** In the order of their draws. A round that is being settled already is left alone, and a long one holds up no other: they share the connection commit by commit. */
const settleDue = async (settling: Settling, rounds: readonly Round[]): Promise<void> => {
  // Of one game that several are due of, as after an outage, one after the other.
  const before = new Map<string, Promise<void>>()
  await Promise.all(
    rounds.filter(isDue).map((round) => {
      const name = nameOf(round)
      if (settling.stop.signal.aborted || settling.running.has(name)) return undefined
      if ((settling.failed.get(name)?.until ?? 0) > performance.now()) return undefined
      const game = `${round.siteId} ${round.game}`
      const begun = before.get(game)?.then(() => settleNext(settling, round)) ?? settleRound(settling, round)
      const ending = begun.finally(() => settling.running.delete(name))
      settling.running.set(name, ending)
      before.set(game, ending)
      return ending
    }),
  )
}

/** As it is after the one before it. */
const settleNext = async (settling: Settling, of: Round): Promise<void> => {
  const { services, stop } = settling
  if (stop.signal.aborted) return
  const round = await services
    .inContext({ who, siteId: of.siteId }, (ctx) => findRound(ctx, of))
    .catch((error) => void services.log.error({ err: error, round: nameOf(of) }, 'a round was not settled'))
  if (round && isDue(round)) await settleRound(settling, round)
}

const nameOf = ({ siteId, game, drawAt }: Round): string => `${siteId} ${game} ${roundIdOf(drawAt)}`
const isDue = ({ state, isHeld, isCorrecting }: Round): boolean =>
  (state === 'drawn' && !isHeld) || state === 'cancelled' || isCorrecting

const settleRound = async ({ services, settler, pool, stop, failed }: Settling, round: Round): Promise<void> => {
  const about = { who, siteId: round.siteId }
  const name = nameOf(round)
  let times = MANY_FAILURES
  try {
    const resultOf = round.state === 'cancelled' ? refund : resultBy(round, winnersOfRound(round))
    const act = round.isCorrecting ? settler.correct : settler.settle
    const { left } = await act(wagersOf(round), resultOf, settlePaces.prompt, stop.signal)
    if (stop.signal.aborted) return
    if (left === 0 && (await pool.inContext(about, (ctx) => endRound(ctx, round)))) {
      failed.delete(name)
      return
    }
    services.log.error({ round: name, left }, 'wagers of a round stay open')
  } catch (error) {
    times = (failed.get(name)?.times ?? 0) + 1
    services.log.error({ err: error, round: name, times }, 'a round was not settled')
  }
  const againMs = times < MANY_FAILURES ? FIRST_AGAIN_MS * 2 ** times : LAST_AGAIN_MS
  failed.set(name, { times, until: performance.now() + againMs })
  if (times < MANY_FAILURES) return
  await services
    .inContext(about, (ctx) => askStaff(ctx, round, 'failed'))
    .catch((error) => services.log.error({ err: error }, 'staff were not asked'))
}

/** Once none of its wagers is open. False where one is. */
const endRound = async (ctx: Ctx, key: Round): Promise<boolean> => {
  const round = await lockRound(ctx, key)
  if (!round || !isDue(round) || (round.settledAt && !round.isCorrecting)) return true
  const wagers = wagersOf(round)
  const status = round.state === 'cancelled' ? 'cancelled' : 'settled'
  const [isOpen, totals] = await allDone([findOpenWager(ctx, wagers), findTotals(ctx, wagers, status)])
  if (isOpen) return false
  if (!round.isHeld) await clearNotice(ctx.db, roundNotice, roundSubject(round))
  if (round.isCorrecting) {
    await setCorrected(ctx, round, totals)
    publishRound(ctx, 'settled', { ...round, isCorrecting: false })
    return true
  }
  await setSettled(ctx, round, totals)
  if (round.state === 'drawn') publishRound(ctx, 'settled', { ...round, state: 'settled', settledAt: ctx.now })
  return true
}

export const settleClock: NamedClock = {
  name: 'minigames.settle',
  everyMs: EVERY_MS,
  // Not awaited, so that rounds which are drawn while a large one is settled begin at once.
  tick: async (services) =>
    void settleRounds(services).catch((err) => services.log.warn({ err }, 'rounds were not settled')),
}

/** Lets the commits that are under way end. */
export const closeSettling = async (services: Services): Promise<void> => {
  const settling = settlings.get(services.config)
  if (!settling) return
  settling.stop.abort()
  await Promise.allSettled(settling.running.values())
  await Promise.all([settling.settler.close(), settling.pool.close()])
  settlings.delete(services.config)
}
