import { secretOf } from './ask.ts'
import { COIN_USAGE, coinCommand } from './coin-command.ts'
import { runScript } from './command.ts'
import { readDotEnv } from './environment.ts'

await runScript(COIN_USAGE, async (args) => {
  readDotEnv()
  const askSecret = () => secretOf('Words or extended private key (xprv…) of the deposit addresses: ')
  const left = await coinCommand({ env: process.env, args, askSecret, print: console.log })
  if (left > 0) process.exitCode = 1
})
