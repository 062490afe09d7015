import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RoundRef } from '../../apps/server/src/modules/wagers/index.ts'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { inProduct, type Setting } from '../http.setting.ts'
import { latenciesOf, openClock } from '../latency.ts'
import { type Compared, compareFigures, type FigureSide } from '../slices.ts'
import { createVendor } from '../vendor.ts'
import { betsAtRandom, capacityOfBets, SHARE } from '../wallet.rows.ts'
import { fillRound, openIn, settlementHolds } from './round.ts'
import type { SettlerAnswer, SettlerQuestion } from './settler.child.ts'

type Settler = Child<SettlerQuestion, SettlerAnswer>

/** With fewer another round is filled: none may come to its end while bets are timed. */
const LEAST_OPEN = 5_000

/** p99 of a bet over HTTP at 35% of what the wallet can do, while another process settles a round; beside it the same without. */
export const settlePolite = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const rate = SHARE * (await capacityOfBets(ground, setting))
    const settler: Settler = await startChild(join(import.meta.dirname, 'settler.child.ts'), [
      ground.oursUrl,
      join(ground.dataDir, 'settler'),
    ])
    try {
      const quiet = bettingSide(ground, setting, rate)
      const ours = withSettlement(ground, settler, quiet)
      const compared = await compareFigures(ground, setting.product.pid, ground.size.short, { ours, beside: quiet })
      await ours.check()
      return compared
    } finally {
      await settler.stop()
    }
  })

const bettingSide = (ground: Ground, setting: Setting, rate: number): FigureSide => {
  const vendor = createVendor(setting.product)
  const { sliceMs: ms } = ground.size.short
  const bets = betsAtRandom(setting, (player) => [vendor.bet(player)])
  return {
    prepare: async () => bets.sign(Math.ceil((rate * ms) / 1_000)),
    run: async () => {
      const times = await openClock(rate, ms, bets.act)
      return { figure: latenciesOf(times).p99, unit: 'ms', operations: times.length }
    },
  }
}

/** A round is checked when it is nearly used up and at the end, not at each slice: counting reads tables of which the next slice would find nothing in memory. */
const withSettlement = (
  ground: Ground,
  settler: Settler,
  bets: FigureSide,
): FigureSide & { check: () => Promise<void> } => {
  const holds = settlementHolds(ground)
  let round: RoundRef | undefined
  let [open, settled] = [0, 0]
  const check = async (): Promise<void> => {
    if (round) await holds.check(settled)
  }
  const whileSettling = async <T>(act: () => Promise<T>): Promise<T> => {
    await settler.ask({ what: 'begin', round: round as RoundRef })
    const acted = await act()
    const done = await settler.ask({ what: 'stop' })
    if (done.settled === 0) throw new Error('nothing was settled meanwhile')
    open -= done.settled
    settled += done.settled
    return acted
  }
  return {
    prepare: async () => {
      await bets.prepare?.()
      if (open < LEAST_OPEN) {
        await check()
        round = await fillRound(ground)
        await holds.begin()
        ;[open, settled] = [await openIn(ground, round), 0]
        // A settlement that has worked before, as every server process has.
        await whileSettling(() => sleep(ground.size.warmUpMs))
      }
    },
    run: () => whileSettling(bets.run),
    check,
  }
}
