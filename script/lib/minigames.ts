import { runCommand } from './command.ts'
import { MINIGAMES_USAGE, minigamesCommand } from './minigames-command.ts'

await runCommand('script/minigames', MINIGAMES_USAGE, (operate, args) => minigamesCommand(operate, args, console.log))
