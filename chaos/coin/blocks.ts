import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoChain } from '@maru/coin-chain/demo'
import type { Random } from '../random.ts'
import type { Payer } from './payer.ts'

/** No faster than servers read them: nothing is signed while reading lags behind. */
const BLOCK_MS = 600
const REORG_CHANCE = 0.15

/** Makes blocks, and at times replaces the newest ones, never as many as the confirmations. What left the chain with them is sent again by who sent it. */
export const startBlocks = (
  demo: DemoChain,
  payer: Payer,
  { random, confirmations, isClosing }: { random: Random; confirmations: number; isClosing: () => boolean },
  print: (line: string) => void,
) => {
  let isStopping = false
  let reorgs = 0
  const step = async () => {
    await payer.sendAgain()
    if (isClosing() || !random.chance(REORG_CHANCE)) return demo.mine(1)
    const depth = random.between(1, confirmations - 1)
    print(`fault  | ${depth} blocks replaced`)
    await demo.reorg(depth)
    reorgs++
  }
  const run = async () => {
    while (!isStopping) {
      await step().catch((error: Error) => print(`chain  | ${error.message}`))
      await sleep(BLOCK_MS)
    }
  }
  const running = run()
  return {
    reorgs: () => reorgs,
    stop: async () => {
      isStopping = true
      await running
    },
  }
}
