import { runScript } from './command.ts'
import { LIVE_GAMES_USAGE, liveGamesCommand } from './live-games/live-games-command.ts'

await runScript(LIVE_GAMES_USAGE, async (args) => {
  if (!liveGamesCommand(args, console.log, console.error)) process.exitCode = 1
})
