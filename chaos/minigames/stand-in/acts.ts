import { randomUUID } from 'node:crypto'
import { type BodyOf, betProc, type Call, cancelMiniBet, type MiniResultOut, miniResults } from '@maru/contract'
import { drawRound } from '@maru/draws'
import { chainByKey } from '../../../apps/server/src/modules/minigames/chain.repository.ts'
import { isSalted, linkNumberAt } from '../../../apps/server/src/modules/minigames/chain.rules.ts'
import { resultOut, winnersOfRound } from '../../../apps/server/src/modules/minigames/draw.rules.ts'
import { openLink } from '../../../apps/server/src/modules/minigames/draw.service.ts'
import { findLastDrawn, findUnderWay, setSettled } from '../../../apps/server/src/modules/minigames/round.repository.ts'
import type { Round } from '../../../apps/server/src/modules/minigames/round.rules.ts'
import { findTotals } from '../../../apps/server/src/modules/minigames/round-wagers.repository.ts'
import { roundsClock } from '../../../apps/server/src/modules/minigames/run-rounds.service.ts'
import { resultBy, wagersOf } from '../../../apps/server/src/modules/minigames/settle.rules.ts'
import { closeSettling, settleClock } from '../../../apps/server/src/modules/minigames/settle.service.ts'
import { createRoundSettler, type RoundSettler, settlePaces } from '../../../apps/server/src/modules/wagers/index.ts'
import type { Ctx } from '../../../apps/server/src/platform/context.ts'
import type { ServedCall } from '../../../apps/server/src/platform/http/serve.ts'
import type { Module } from '../../../apps/server/src/platform/module.ts'
import type { Services } from '../../../apps/server/src/platform/services.ts'
import type { NamedClock } from '../../../apps/server/src/platform/ticker/named-clock.ts'
import type { MiniFlaw } from './flaws.ts'

const who = { kind: 'system', job: 'chaos' } as const
const SLOW_MS = 400
const SETTLES_EVERY_MS = 6_000

/** Puts a flaw into the module of the mini games. */
export const flawActs: Record<MiniFlaw, (module: Module) => Module> = {
  'latest-round': (module) => withoutSettlingAtOnce(withClock(module, settleClock, settleByLatest)),
  'late-bets': (module) =>
    withCall(
      withClock(module, roundsClock, (services) => roundsClock.tick(slow(services), new Date())),
      betProc,
      (answer, ctx, body, services) => answer(ctx, body, slow(services)),
    ),
  'no-slip-id': (module) =>
    withCall(module, betProc, async (answer, ctx, body, services) => {
      const { bets, ...rest } = body as BodyOf<typeof betProc>
      return answer(ctx, { ...rest, bets: bets.map((bet) => ({ ...bet, slipId: randomUUID() })) }, services)
    }),
  'exposure-kept': (module) =>
    withCall(module, cancelMiniBet, async (answer, ctx, body, services) => {
      const done = await answer(ctx, body, services)
      await services.inContext({ who, siteId: ctx.siteId }, (own) => own.db.query(KEEP, []))
      return done
    }),
  'early-result': (module) =>
    withCall(module, miniResults, async (answer, ctx, body, services) => {
      const { list, ...rest } = (await answer(ctx, body, services)) as { list: MiniResultOut[] }
      const { type } = body as BodyOf<typeof miniResults>
      const closed = (await findUnderWay(ctx)).filter(({ game, state }) => game === type && state === 'closed')
      return { list: [...(await Promise.all(closed.map((round) => foreseen(ctx, round)))).flat(), ...list], ...rest }
    }),
}

const KEEP = 'UPDATE minigames.exposure SET bets = bets + 1 WHERE ctid = (SELECT ctid FROM minigames.exposure LIMIT 1)'

type Answer = ServedCall<Call>['handle']
type Changed = (answer: Answer, ...asked: Parameters<Answer>) => Promise<unknown>

const withCall = (module: Module, call: Call, change: Changed): Module => ({
  ...module,
  calls: (module.calls ?? []).map((served) =>
    served.call === call
      ? { ...served, handle: (ctx, body, services) => change(served.handle, ctx, body, services) }
      : served,
  ),
})

const withClock = (module: Module, clock: NamedClock, tick: NamedClock['tick']): Module => ({
  ...module,
  clocks: (module.clocks ?? []).map((one) => (one === clock ? { ...one, tick } : one)),
})

const withoutSettlingAtOnce = (module: Module): Module => ({
  ...module,
  start: async (services) => {
    const stop = await module.start?.(services)
    await closeSettling(services)
    return stop
  },
})

const slowed = new WeakMap<Services, Services>()
const slow = (services: Services): Services => {
  const known = slowed.get(services)
  if (known) return known
  const clock = { now: () => new Date(services.clock.now().getTime() - SLOW_MS) }
  const fresh = { ...services, clock }
  slowed.set(services, fresh)
  return fresh
}

const foreseen = async (ctx: Ctx, round: Round): Promise<MiniResultOut[]> => {
  const key = { siteId: round.siteId, game: round.game, chainId: round.chainId ?? 0 }
  const chain = await chainByKey(ctx, key)
  if (!chain || !isSalted(chain)) return []
  const { bytes } = await openLink(ctx, key, linkNumberAt(chain, round.drawAt))
  return [resultOut({ ...round, draw: drawRound(round.game, chain.salted.salt, bytes) })]
}

let settler: RoundSettler | undefined
let settledAt = 0
const settleByLatest = async (services: Services): Promise<void> => {
  if (performance.now() - settledAt < SETTLES_EVERY_MS) return
  settledAt = performance.now()
  settler ??= createRoundSettler(services)
  const rounds = await services.inContext({ who, siteId: 0 }, findUnderWay)
  for (const round of rounds.filter(({ state }) => state === 'drawn')) {
    const about = { who, siteId: round.siteId }
    const [latest] = await services.inContext(about, (ctx) => findLastDrawn(ctx, round, 1))
    if (!latest) continue
    await settler.settle(wagersOf(round), resultBy(round, winnersOfRound(latest)), settlePaces.prompt)
    await services.inContext(about, async (ctx) =>
      setSettled(ctx, round, await findTotals(ctx, wagersOf(round), 'settled')),
    )
  }
}
