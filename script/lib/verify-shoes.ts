import { runScript } from './command.ts'
import { VERIFY_SHOES_USAGE, verifyShoes } from './verify-shoes-command.ts'

await runScript(VERIFY_SHOES_USAGE, async (args) => {
  if (verifyShoes(args, console.log) > 0) process.exitCode = 1
})
