import { NoAnvil, startDemoChain } from '@maru/coin-chain/demo'
import type { Settings } from '../../apps/server/src/config.ts'
import { removeDemoChain, saveDemoChain } from './demo-chain-file.ts'

export interface DemoCoin {
  /** Variables of the server. */
  env: Record<string, string>
  stop(): Promise<void>
}

const BLOCK_SECONDS = 2
/** Six seconds: as long as people look on. */
const CONFIRMATIONS = '3'
const NOTHING: DemoCoin = { env: {}, stop: async () => {} }

/** The chain of a demo that was given none. A product whose machine cannot run one has no coin, and all else. */
export async function startDemoCoin(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<DemoCoin> {
  const { MARU_MODE, COIN_RPC_URL, COIN_DEMO_CHAIN, DATA_DIR } = settings
  if (MARU_MODE !== 'demo' || COIN_RPC_URL || COIN_DEMO_CHAIN === false) return NOTHING
  try {
    const chain = await startDemoChain({ dataDir: DATA_DIR, blockTimeSeconds: BLOCK_SECONDS, log: print })
    const variables = {
      COIN_RPC_URL: chain.rpcUrl,
      COIN_CHAIN_ID: `${chain.chainId}`,
      COIN_TOKEN: chain.token,
      COIN_NETWORK: 'Demo chain',
      COIN_CONFIRMATIONS: env.COIN_CONFIRMATIONS || CONFIRMATIONS,
      COIN_XPUB: chain.xpub,
      COIN_HOT_KEY: chain.hotKey,
      COIN_DEMO_KEY: chain.demoKey,
    }
    saveDemoChain(DATA_DIR, variables)
    const stop = async () => {
      removeDemoChain(DATA_DIR)
      await chain.stop()
    }
    return { env: variables, stop }
  } catch (error) {
    if (!(error instanceof NoAnvil)) throw error
    print(`no deposits and withdrawals by coin: ${error.message}`)
    return NOTHING
  }
}
