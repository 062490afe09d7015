import { secretOf } from './ask.ts'
import { COIN_USAGE, coinCommand } from './coin-command.ts'
import { coinReread, demoChainOf } from './coin-reread.ts'
import { runCommand, runScript } from './command.ts'
import { readDotEnv } from './environment.ts'

const sweeping = async (args: string[]): Promise<void> => {
  readDotEnv()
  const askSecret = () => secretOf('Words or extended private key (xprv…) of the deposit addresses: ')
  const left = await coinCommand({ env: process.env, args, askSecret, print: console.log })
  if (left > 0) process.exitCode = 1
}

// Only this one needs the database.
await (process.argv[2] === 'reread'
  ? runCommand('script/coin', COIN_USAGE, (operate, args) => coinReread(operate, args, console.log), {
      env: demoChainOf,
    })
  : runScript(COIN_USAGE, sweeping))
