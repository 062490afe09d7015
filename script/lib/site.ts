import { runCommand } from './command.ts'
import { SITE_USAGE, siteCommand } from './site-command.ts'

await runCommand('script/site', SITE_USAGE, (operate, args) => siteCommand(operate, args, console.log))
