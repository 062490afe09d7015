import { setTimeout as sleep } from 'node:timers/promises'
import type { Ground } from '../ground.ts'
import { inProduct, type Setting } from '../http.setting.ts'
import { type Compared, compareFigures, type FigureSide } from '../slices.ts'
import { besideSettlement, bettingSide } from './betting.ts'
import { type SettlementBeside, settlementBeside } from './under-way.ts'

const BETS_PER_SECOND = 1_000
/** More than a slice settles. */
const LEAST_OPEN = 80_000
const LEAST_OPEN_IN_HASTE = 8_000

const withPromptSettlement = (
  ground: Ground,
  compareWith: (setting: Setting, settlement: SettlementBeside) => Promise<Compared>,
): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const leastOpen = ground.size.isQuick ? LEAST_OPEN_IN_HASTE : LEAST_OPEN
    const settlement = await settlementBeside(ground, 'prompt', leastOpen)
    try {
      const compared = await compareWith(setting, settlement)
      await settlement.check()
      return compared
    } finally {
      await settlement.stop()
    }
  })

/** Wagers a second of a settlement that members wait for, beside 1,000 bets a second over HTTP; beside it the same settlement alone. */
export const settleBusy = (ground: Ground): Promise<Compared> =>
  withPromptSettlement(ground, (setting, settlement) => {
    const { sliceMs } = ground.size.times
    const bets = bettingSide(setting, BETS_PER_SECOND, sliceMs)
    const rateDuring =
      (act: () => Promise<unknown>): FigureSide['run'] =>
      async () => {
        const began = performance.now()
        const { settled } = await settlement.during(act)
        return { figure: (settled / (performance.now() - began)) * 1_000, operations: settled }
      }
    const prepare = besideSettlement(settlement, bets).prepare as () => Promise<void>
    return compareFigures(ground, setting.product.pid, ground.size.times, {
      ours: { prepare, run: rateDuring(bets.run) },
      beside: { prepare: () => settlement.prepare(), run: rateDuring(() => sleep(sliceMs)) },
    })
  })

/** p99 of those bets; beside it the same bets while nothing is settled. */
export const settleBusyP99 = (ground: Ground): Promise<Compared> =>
  withPromptSettlement(ground, (setting, settlement) => {
    const quiet = bettingSide(setting, BETS_PER_SECOND, ground.size.short.sliceMs)
    const ours = besideSettlement(settlement, quiet)
    return compareFigures(ground, setting.product.pid, ground.size.short, { ours, beside: quiet })
  })
