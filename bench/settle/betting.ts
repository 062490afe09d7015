import { reopen, type Setting } from '../http.setting.ts'
import { latenciesOf, openClock } from '../latency.ts'
import type { FigureSide } from '../slices.ts'
import { createVendor } from '../vendor.ts'
import { betsAtRandom } from '../wallet.rows.ts'
import type { SettlementBeside } from './under-way.ts'

/** Bets of random players over HTTP, `rate` a second under an open clock: their p99. */
export const bettingSide = (setting: Setting, rate: number, ms: number): FigureSide => {
  const vendor = createVendor(setting.product)
  const bets = betsAtRandom(setting, (player) => [vendor.bet(player)])
  return {
    prepare: async () => {
      bets.sign(Math.ceil((rate * ms) / 1_000))
      await reopen(setting)
    },
    run: async () => {
      const times = await openClock(rate, ms, bets.act)
      return { figure: latenciesOf(times).p99, unit: 'ms', operations: times.length }
    },
  }
}

/** The same while a round is settled. */
export const besideSettlement = (settlement: SettlementBeside, bets: FigureSide): FigureSide => ({
  prepare: async () => {
    await settlement.prepare()
    // Last: a round that is filled takes longer than a connection is kept open without a request.
    await bets.prepare?.()
  },
  run: async () => (await settlement.during(bets.run)).acted,
})
