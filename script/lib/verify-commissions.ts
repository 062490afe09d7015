import { runScript } from './command.ts'
import { readChoice, VERIFY_COMMISSIONS_USAGE, verifyCommissions } from './commissions/command.ts'
import { verifyDatabase } from './verify-database.ts'

await runScript(
  VERIFY_COMMISSIONS_USAGE,
  async (args) => {
    const choice = readChoice(args)
    await verifyDatabase((client) => verifyCommissions(client, choice, console.log))
  },
  { needsArguments: false },
)
