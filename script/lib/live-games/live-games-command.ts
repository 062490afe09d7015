import { parseArgs } from 'node:util'
import { bytesOfHex, hexOf, mostLinks, randomStart } from '@maru/draws'
import { allParSheets, type LiveGame, liveGames, simulatedGame, type Tally, tallyOf } from '@maru/live-games'
import { CommandError } from '../command-error.ts'
import { chanceOf } from '../draws/chi-square.ts'
import { tableOf } from '../table.ts'
import { PLAYERS_USAGE } from './players-command.ts'

export const LIVE_GAMES_USAGE = `Games of live tables put to the test, from chains and seeds that are made for it: no chain of an installation is read.

  ./script/live-games simulate [--rounds 1000000] [--game <game>]… [--places]
                                         what every place brings back, against its exact return at 99%; every shoe is verified
  ./script/live-games record <game> [--rounds 60]
                                         what a table publishes of a shoe, as ./script/verify-shoes reads it
  ./script/live-games par-sheets         the par sheet of every game (docs/generated/live-par-sheets.md)
${PLAYERS_USAGE}

  --places                       every place, not only those that fail
  --start <64 hexadecimal digits>    random without it; it is printed, and the same one gives the same again

Games: ${liveGames.join(', ')}. Of 100 simulations of all games without a defect one fails.`

const options = {
  rounds: { type: 'string' },
  game: { type: 'string', multiple: true },
  places: { type: 'boolean', default: false },
  start: { type: 'string' },
} as const

type Print = (line: string) => void

/** Answers whether it passed. `note` is not for standard output, which may be the record. Throws CommandError for what it does not know. */
export function liveGamesCommand(args: string[], print: Print, note: Print): boolean {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [act, game, ...more] = positionals
  if (act === 'par-sheets' && game === undefined) {
    print(allParSheets())
    return true
  }
  const start = values.start === undefined ? randomStart() : bytesOfHex(values.start)
  note(`--start ${hexOf(start)}`)
  if (act === 'simulate' && game === undefined) {
    const rounds = roundsOf(values.rounds ?? '1000000')
    const asked = (values.game ?? liveGames).map(asGame)
    return printTallies(asked, (one) => tallyOf(one, rounds, start), values.places, print)
  }
  if (act === 'record' && game !== undefined && more.length === 0) {
    const [table] = simulatedGame(asGame(game)).tables(roundsOf(values.rounds ?? '60'), start)
    print(JSON.stringify(table?.record))
    return true
  }
  throw new CommandError(LIVE_GAMES_USAGE)
}

/** Together they pass at 99% where each passes at 1% divided by their number (C. E. Bonferroni). */
const TOGETHER = 0.01
/** Half of a 99% interval of the normal distribution, in standard deviations. */
const SIGMAS_OF_99 = 2.575829

const printTallies = (
  asked: readonly LiveGame[],
  tallyFor: (game: LiveGame) => Tally,
  withPlaces: boolean,
  print: Print,
): boolean => {
  const tallies = asked.map((game) => {
    const tally = tallyFor(game)
    const off = tally.places.filter(({ sigmas }) => Math.abs(sigmas) > SIGMAS_OF_99)
    print(
      `${game}: ${tally.rounds} rounds, ${tally.records} records verified, ${tally.problems.length} problems; ${tally.places.length} places, ${off.length} outside their own 99% interval`,
    )
    for (const problem of tally.problems.slice(0, 10)) print(`  ${JSON.stringify(problem)}`)
    return tally
  })
  const places = tallies.flatMap(({ game, places: all }) => all.map((place) => ({ game, ...place })))
  const rows = places.map(({ game, code, exact, mean, deviation, sigmas }) => {
    const chance = chanceOf(sigmas * sigmas, 1)
    const cells = [
      game,
      code,
      percent(exact),
      percent(mean),
      percent(SIGMAS_OF_99 * deviation),
      sigmas.toFixed(2),
      chance.toFixed(4),
    ]
    return { cells, isOwnOff: Math.abs(sigmas) > SIGMAS_OF_99, failed: chance < TOGETHER / places.length }
  })
  const shown = rows.filter(({ isOwnOff }) => withPlaces || isOwnOff)
  const lines = shown.map(({ cells, failed }) => [...cells, failed ? 'FAIL' : ''])
  for (const line of tableOf([['game', 'place', 'exact', 'simulated', '99% ±', 'sigmas', 'chance', ''], ...lines]))
    print(line)
  const failed = rows.filter((row) => row.failed)
  const wrong = tallies.flatMap(({ problems }) => problems)
  print(
    `${places.length} places: ${failed.length} failed (each needs a chance of ${(TOGETHER / places.length).toPrecision(2)}, together 99%)`,
  )
  print(
    `${rows.filter(({ isOwnOff }) => isOwnOff).length} are outside their own 99% interval, where ${(rows.length / 100).toFixed(1)} are expected; ${wrong.length} problems of records`,
  )
  return failed.length === 0 && wrong.length === 0
}

const percent = (share: number): string => `${(share * 100).toFixed(4)}%`

const asGame = (text: string): LiveGame => {
  const found = liveGames.find((game) => game === text)
  if (!found) throw new CommandError(`there is no game ${text}: ${liveGames.join(', ')}`)
  return found
}

const roundsOf = (text: string): number => {
  const rounds = Number(text)
  if (!Number.isSafeInteger(rounds) || rounds < 1 || rounds > mostLinks)
    throw new CommandError(`--rounds takes a whole number from 1 to ${mostLinks}`)
  return rounds
}
