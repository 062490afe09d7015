import { parseArgs } from 'node:util'
import { MOST_MINUTES, MOST_PLAYERS, runTrial, TRIAL_TABLES } from '../../../bench/live-casino/trial/trial.ts'
import { CommandError } from '../command-error.ts'

export const PLAYERS_USAGE = `  ./script/live-games players [--players 2000] [--tables 1] [--minutes 3]
                                         so many players at each table over real sockets, with real bets, on a product that the command starts
                                         with a database of its own and removes: figures, and whether every bet was settled once`

const options = { players: { type: 'string' }, tables: { type: 'string' }, minutes: { type: 'string' } } as const

/** Answers whether all was as it has to be. Throws CommandError for what it does not know. */
export const playersCommand = (args: string[], print: (line: string) => void): Promise<boolean> => {
  const { values } = parseArgs({ args, options })
  const tables = numberOf('--tables', values.tables ?? '1', TRIAL_TABLES.length)
  const players = numberOf('--players', values.players ?? '2000', Math.floor(MOST_PLAYERS / tables))
  const minutes = numberOf('--minutes', values.minutes ?? '3', MOST_MINUTES)
  return runTrial({ players, tables, minutes }, print)
}

const numberOf = (name: string, text: string, most: number): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1 || number > most)
    throw new CommandError(`${name} takes a whole number from 1 to ${most}`)
  return number
}
