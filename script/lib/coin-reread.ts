import { parseArgs } from 'node:util'
import type { Settings } from '../../apps/server/src/config.ts'
import { rereadFrom } from '../../apps/server/src/modules/coin/index.ts'
import type { Operate } from '../../apps/server/src/operate.ts'
import { CommandError } from './command-error.ts'
import { readDemoChain } from './demo-chain-file.ts'

/** The chain that the launcher started for the demo in the same DATA_DIR: its port is in no file of settings. Nothing where a chain is set. */
export const demoChainOf = ({ MARU_MODE, COIN_RPC_URL, DATA_DIR }: Settings): Record<string, string> =>
  MARU_MODE === 'demo' && !COIN_RPC_URL ? readDemoChain(DATA_DIR) : {}

const NO_CHAIN =
  'no chain is set up here: COIN_RPC_URL and the others are missing. That of a demo is found while the demo runs: start ./script/server with the same DATA_DIR first'

/** The chain is no site's. */
const NO_SITE = 0

export const coinReread = async (operate: Operate, args: string[], print: (line: string) => void): Promise<void> => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [, block = '', ...more] = positionals
  if (!/^\d{1,15}$/.test(block) || more.length > 0)
    throw new CommandError('the number of one block is needed: ./script/coin reread 23900000')
  const config = await operate(NO_SITE, async (ctx) => ctx.config)
  if (!config.COIN_RPC_URL) throw new CommandError(NO_CHAIN)
  await rereadFrom(config, (act) => operate(NO_SITE, act), Number(block))
  print(`blocks are read again from ${block} on, by the server as soon as it runs`)
}
