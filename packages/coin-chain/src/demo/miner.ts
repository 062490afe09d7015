import type { Rpc } from '../rpc.ts'
import { numberOf, objectOf } from '../shapes.ts'

type MinerOptions = { rpc: Rpc; everyMs: number; save: () => Promise<void>; failed: (error: unknown) => void }

/** Blocks after the last one with a transaction that come at full pace: more than any confirmations of a demo. */
const LIVELY_BLOCKS = 40
/** Without transactions a chain of weeks stays small. */
const QUIET_MS = 30_000
/** Of the time at most the twentieth part goes into saving. */
const SAVE_SHARE = 20

/** Makes blocks: at full pace while something happens, seldom while nothing does. */
export const startMiner = ({ rpc, everyMs, save, failed }: MinerOptions): { stop(): Promise<void> } => {
  let isStopping = false
  let sinceBusy = 0
  let minedAt = 0
  let savesFrom = 0
  let wake = () => {}
  const step = async () => {
    const { pending } = objectOf(await rpc.ask('txpool_status'), 'state of the pool')
    const isBusy = numberOf(pending, 'transactions that wait') > 0
    if (!isBusy && sinceBusy >= LIVELY_BLOCKS && Date.now() - minedAt < QUIET_MS) return
    await rpc.ask('anvil_mine', '0x1')
    minedAt = Date.now()
    sinceBusy = isBusy ? 0 : sinceBusy + 1
    if (!isBusy && Date.now() < savesFrom) return
    await save()
    savesFrom = Date.now() + (Date.now() - minedAt) * SAVE_SHARE
  }
  const run = async () => {
    while (!isStopping) {
      await step().catch((error) => {
        if (!isStopping) failed(error)
      })
      if (isStopping) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const running = run()
  return {
    stop: async () => {
      isStopping = true
      wake()
      await running
    },
  }
}
