import type { Ground } from '../ground.ts'
import { inProduct } from '../http.setting.ts'
import { type Compared, compareFigures } from '../slices.ts'
import { capacityOfBets, SHARE } from '../wallet.rows.ts'
import { besideSettlement, bettingSide } from './betting.ts'
import { settlementBeside } from './under-way.ts'

const LEAST_OPEN = 5_000

/** p99 of a bet over HTTP at 35% of what the wallet can do, while another process settles a round in the background; beside it the same without. */
export const settlePolite = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const rate = SHARE * (await capacityOfBets(ground, setting))
    const settlement = await settlementBeside(ground, 'background', LEAST_OPEN)
    try {
      const quiet = bettingSide(setting, rate, ground.size.short.sliceMs)
      const ours = besideSettlement(settlement, quiet)
      const compared = await compareFigures(ground, setting.product.pid, ground.size.short, { ours, beside: quiet })
      await settlement.check()
      return compared
    } finally {
      await settlement.stop()
    }
  })
