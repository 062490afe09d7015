import { runScript } from './command.ts'
import { verifyDatabase } from './verify-database.ts'
import { readChoice, VERIFY_DRAWS_USAGE, verifyDraws } from './verify-draws-command.ts'

await runScript(
  VERIFY_DRAWS_USAGE,
  async (args) => {
    const choice = readChoice(args)
    await verifyDatabase((client) => verifyDraws(client, choice, console.log))
  },
  { needsArguments: false },
)
