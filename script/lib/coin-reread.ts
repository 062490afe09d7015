import { parseArgs } from 'node:util'
import { rereadFrom } from '../../apps/server/src/modules/coin/index.ts'
import type { Operate } from '../../apps/server/src/operate.ts'
import { CommandError } from './command-error.ts'

/** The chain is no site's. */
const NO_SITE = 0

export const coinReread = async (operate: Operate, args: string[], print: (line: string) => void): Promise<void> => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [, block = '', ...more] = positionals
  if (!/^\d{1,15}$/.test(block) || more.length > 0)
    throw new CommandError('the number of one block is needed: ./script/coin reread 23900000')
  const config = await operate(NO_SITE, async (ctx) => ctx.config)
  await rereadFrom(config, (act) => operate(NO_SITE, act), Number(block))
  print(`blocks are read again from ${block} on, by the server as soon as it runs`)
}
