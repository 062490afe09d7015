import { runScript } from './command.ts'
import { LIVE_GAMES_USAGE, liveGamesCommand } from './live-games/live-games-command.ts'
import { playersCommand } from './live-games/players-command.ts'

await runScript(LIVE_GAMES_USAGE, async (args) => {
  if (args[0] === 'players') {
    if (!(await playersCommand(args.slice(1), console.log))) process.exitCode = 1
  } else if (!liveGamesCommand(args, console.log, console.error)) process.exitCode = 1
})
