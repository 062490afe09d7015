import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hash } from '../chain.ts'
import { hex } from '../shapes.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { DEMO_CHAIN_ID, demoExtendedKey, demoHotKey, demoToken, demoWalletKey } from './demo-keys.ts'
import { demoSender } from './demo-sender.ts'
import { deployDemo } from './deploy.ts'
import { startMiner } from './miner.ts'
import { savedState } from './saved-state.ts'

export type DemoChainOptions = {
  /** Where its state is between starts; default: nowhere. */
  dataDir?: string
  /** Default: any free one. */
  port?: number
  /** 0: a block for every transaction, at once, and none without. */
  blockTimeSeconds: number
  log?: (line: string) => void
}

export type DemoChain = {
  rpcUrl: string
  chainId: number
  token: Address
  /** Of the deposit addresses. */
  xpub: string
  hotKey: Hash
  /** Of the wallet that plays the members' own. */
  demoKey: Hash
  /** Sends micro-USDT from the demo wallet. Where there is a block for every transaction it is in one then. */
  send(to: Address, amount: number): Promise<Hash>
  mine(blocks: number): Promise<void>
  /** The newest blocks leave the chain, their transactions too, and as many empty ones take their place. */
  reorg(depth: number): Promise<void>
  /** A block for every transaction, a moment after it was sent. */
  setAutomine(isOn: boolean): Promise<void>
  /** A transaction that waits is known no more. */
  drop(txHash: Hash): Promise<void>
  stop(): Promise<void>
}

const RESTART_MS = 500

/** A chain of one's own with a play token, for the demo and for tests. Throws NoAnvil where the machine cannot run one. It ends with this process. */
export const startDemoChain = async (options: DemoChainOptions): Promise<DemoChain> => {
  const { dataDir, port = 0, blockTimeSeconds, log = () => {} } = options
  const state = dataDir ? savedState(dataDir) : undefined
  let isStopping = false
  let isMinedAtOnce = blockTimeSeconds === 0
  let miner: ReturnType<typeof startMiner> | undefined

  const begin = async (at: number): Promise<Anvil> => {
    const started = await startAnvil(at)
    try {
      if (!(await state?.load(started.rpc))) await deployDemo(started.rpc)
      const save = async () => state?.save(started.rpc)
      await save()
      if (blockTimeSeconds === 0) await started.rpc.ask('evm_setAutomine', true)
      else
        miner = startMiner({
          rpc: started.rpc,
          everyMs: blockTimeSeconds * 1_000,
          save,
          failed: () => log('the chain of the demo makes no block: trying again'),
        })
    } catch (error) {
      await started.stop()
      throw error
    }
    void started.ended.then(() => revive(started))
    return started
  }
  const revive = async (ended: Anvil) => {
    if (isStopping) return
    log('the chain of the demo is gone: starting it again')
    await miner?.stop()
    while (!isStopping) {
      try {
        anvil = await begin(ended.port)
        if (!isStopping) return
        await miner?.stop()
        await anvil.stop()
        return
      } catch (error) {
        log(`the chain of the demo does not start: ${(error as Error).message}`)
        await sleep(RESTART_MS)
      }
    }
  }
  let anvil = await begin(port)
  const ask = (method: string, ...params: unknown[]) => anvil.rpc.ask(method, ...params)

  return {
    rpcUrl: anvil.rpcUrl,
    chainId: DEMO_CHAIN_ID,
    token: demoToken(),
    xpub: demoExtendedKey(),
    hotKey: demoHotKey(),
    demoKey: demoWalletKey(),
    send: demoSender(ask, () => isMinedAtOnce),
    mine: async (blocks) => void (await ask('anvil_mine', hex(blocks))),
    reorg: async (depth) => void (await ask('anvil_reorg', depth, [])),
    setAutomine: async (isOn) => {
      await ask('evm_setAutomine', isOn)
      isMinedAtOnce = isOn
    },
    drop: async (txHash) => void (await ask('anvil_dropTransaction', txHash)),
    stop: async () => {
      isStopping = true
      await miner?.stop()
      await state?.save(anvil.rpc).catch(() => log('the state of the demo chain was not saved'))
      await anvil.stop()
    },
  }
}

/** For one test file: without blocks of its own accord, gone with it. */
export const startTestChain = (): Promise<DemoChain> => startDemoChain({ blockTimeSeconds: 0 })
