import { expect, test } from 'vitest'
import { CommandError } from '../command-error.ts'
import { playersCommand } from './players-command.ts'

test.each([
  ['--players', '0'],
  ['--players', '4001'],
  ['--players', '2000', '--tables', '4'],
  ['--tables', '99'],
  ['--minutes', '31'],
  ['--minutes', 'x'],
])('%s %s is more than is allowed, and nothing is started', (...args) => {
  expect(() => playersCommand(args, () => {})).toThrow(CommandError)
})
