import { parseArgs } from 'node:util'
import { bytesOfHex, type Game, games, hexOf, randomStart } from '@maru/draws'
import { CommandError } from '../command-error.ts'
import { tableOf } from '../table.ts'
import { type Frequency, frequenciesOf, leastChance } from './frequencies.ts'
import { drawsOf } from './rounds.ts'
import { writeStream } from './stream-file.ts'

export const DRAWS_USAGE = `Draws of the mini games put to the test, from chains that are made for it: no chain of an installation is read.

  ./script/draws stream <file> [--bytes 268435456]       the bytes that numbers are drawn from, for dieharder and the like
  ./script/draws frequencies [--draws 1000000] [--game <game>]…
                                                         how often everything came, against its exact probability: chi-square at 99%

  --start <64 hexadecimal digits>    the last link of the chain; random without it
  --salt <64 to 128 of them>         random without it

Start and salt are printed: the same ones give the same again. A file may be /dev/stdout. Of 100 runs of frequencies without a defect one fails.`

const options = {
  bytes: { type: 'string', default: '268435456' },
  draws: { type: 'string', default: '1000000' },
  game: { type: 'string', multiple: true },
  start: { type: 'string' },
  salt: { type: 'string' },
} as const

type Print = (line: string) => void

/** Answers whether it passed. `note` is not for standard output, which may be the stream. Throws CommandError for what it does not know. */
export function drawsCommand(args: string[], print: Print, note: Print): boolean {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const start = values.start === undefined ? randomStart() : bytesOfHex(values.start)
  const salt = values.salt === undefined ? randomStart() : bytesOfHex(values.salt)
  const [act, file, ...more] = positionals
  note(`--start ${hexOf(start)} --salt ${hexOf(salt)}`)
  if (act === 'stream' && file !== undefined && more.length === 0) {
    writeStream(file, wholeOf('bytes', values.bytes), start, salt)
    return true
  }
  if (act === 'frequencies' && file === undefined) {
    const draws = wholeOf('draws', values.draws)
    return printFrequencies(
      (values.game ?? games).flatMap((game) => frequenciesOf(asGame(game), drawsOf(asGame(game), draws, start, salt))),
      draws,
      print,
    )
  }
  throw new CommandError(DRAWS_USAGE)
}

/** Together they pass at 99% where each passes at 1% divided by their number (C. E. Bonferroni). */
const printFrequencies = (rows: readonly Frequency[], draws: number, print: Print): boolean => {
  const least = leastChance(rows.length)
  const failed = rows.filter(({ chance }) => chance < least)
  const lines = rows.map(({ game, what, kinds, chiSquare, chance }) => [
    game,
    what,
    String(kinds),
    chiSquare.toFixed(2),
    chance.toFixed(4),
    chance < least ? 'FAIL' : '',
  ])
  for (const line of tableOf([['game', 'what', 'kinds', 'chi-square', 'chance', ''], ...lines])) print(line)
  print(
    `${draws} draws of each game: ${rows.length} comparisons, ${failed.length} failed (each needs a chance of ${least.toPrecision(2)}, together 99%)`,
  )
  print(
    `${rows.filter(({ chance }) => chance < 0.01).length} of them are below 0.01, where ${(rows.length / 100).toFixed(1)} are expected`,
  )
  return failed.length === 0
}

const asGame = (text: string): Game => {
  const found = games.find((game) => game === text)
  if (!found) throw new CommandError(`there is no game ${text}: ${games.join(', ')}`)
  return found
}

const wholeOf = (what: string, text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new CommandError(`--${what} takes a whole number above 0`)
  return value
}
