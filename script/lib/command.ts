import { userInfo } from 'node:os'
import { standardDataDir } from '@maru/postgres'
import { loadConfig, readSettings, type Settings } from '../../apps/server/src/config.ts'
import { type Operate, operating } from '../../apps/server/src/operate.ts'
import { StaffRefusal } from '../../apps/server/src/platform/refusal.ts'
import { openServerDatabase } from './databases.ts'
import { readDotEnv } from './environment.ts'
import { proveSecretKey } from './prove-secret-key.ts'
import { ROOT } from './root.ts'

/** From sysexits: the command was used wrongly. */
const USAGE = 64

/** Runs a command of the operator against the installation that the environment and `.env` name, and sets the exit code. */
export const runCommand = (
  name: string,
  usage: string,
  act: (operate: Operate, args: string[]) => Promise<void>,
  more?: More,
): Promise<void> => runScript(usage, (args) => withInstallation(name, (operate) => act(operate, args), more))

/** `env`: variables beside those of the environment and `.env`. */
type More = { env?: (settings: Settings) => Record<string, string> }

/** Without arguments, where it needs some, it says how it is used; an error is a sentence and not a stack. */
export async function runScript(
  usage: string,
  act: (args: string[]) => Promise<void>,
  { needsArguments = true } = {},
): Promise<void> {
  const args = process.argv.slice(2)
  const isBare = args.length === 0 && needsArguments
  if (isBare || args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exitCode = isBare ? USAGE : 0
    return
  }
  // Whoever reads the lines may be gone first, as `| head` is: what was started for them is stopped nevertheless.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    await act(args)
  } catch (error) {
    console.error(sentence(error as Error))
    process.exitCode = isUsage(error) ? USAGE : 1
  }
}

async function withInstallation(
  name: string,
  act: (operate: Operate) => Promise<void>,
  { env: moreEnv = () => ({}) }: More = {},
): Promise<void> {
  readDotEnv()
  const settings = readSettings(process.env, standardDataDir(ROOT))
  const database = await openServerDatabase(settings, (line) => console.error(line))
  try {
    const env = { ...process.env, ...moreEnv(settings), DATABASE_URL: database.serverUrl, DATABASE_APP_URL: '' }
    const config = loadConfig(env, settings.DATA_DIR)
    await proveSecretKey(database.serverUrl, config)
    await operating(config, `${name} by ${userInfo().username}`, act)
  } finally {
    await database.stop()
  }
}

/** What an error says to whoever typed the command. */
export function sentence(error: Error): string {
  if (!(error instanceof StaffRefusal)) return error.message
  const { fields } = error.detail as { fields?: { field: string; problem: string }[] }
  if (fields && fields.length > 0) return fields.map(({ field, problem }) => `${field}: ${problem}`).join('\n')
  if (error.code === 'STAFF_NOT_FOUND') return 'there is no such account, site or vendor'
  if (error.detail.why === 'last') return 'this is the last superadmin who can log in: add another one first'
  return error.message
}

/** Thrown by parseArgs for options that do not exist. */
const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
