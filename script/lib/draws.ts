import { runScript } from './command.ts'
import { DRAWS_USAGE, drawsCommand } from './draws/draws-command.ts'

await runScript(DRAWS_USAGE, async (args) => {
  if (!drawsCommand(args, console.log, console.error)) process.exitCode = 1
})
