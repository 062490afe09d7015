import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { verifyShoes } from '../verify-shoes-command.ts'
import { liveGamesCommand } from './live-games-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'live-games-'))
afterAll(() => rmSync(folder, { recursive: true }))

const start = ['--start', '5e'.repeat(32)]
const silent = () => {}
const run = (...args: string[]) => {
  const lines: string[] = []
  return { passed: liveGamesCommand([...args, ...start], (line) => lines.push(line), silent), lines }
}
const verify = (...contents: string[]) => {
  const files = contents.map((content, at) => {
    const file = join(folder, `record-${at}.json`)
    writeFileSync(file, content)
    return file
  })
  const lines: string[] = []
  return { problems: verifyShoes(files, (line) => lines.push(line)), lines }
}
const recordOf = (game: string) => run('record', game, '--rounds', '5').lines.join('\n')

test('a simulation says what it compared, and how much is off', () => {
  const { passed, lines } = run('simulate', '--rounds', '800', '--game', 'baccarat', '--game', 'sic-bo')
  expect(passed).toBe(true)
  expect(
    lines.filter((line) => /^(baccarat|sic-bo): 800 rounds, \d+ records verified, 0 problems/.test(line)),
  ).toHaveLength(2)
  expect(lines.at(-2)).toBe('63 places: 0 failed (each needs a chance of 0.00016, together 99%)')
})

test('a printed record is verified, several and lists too', () => {
  const [one, other] = [recordOf('baccarat'), recordOf('roulette')]
  expect(verify(one, other).lines.at(-1)).toBe('every round is what was committed')
  const { problems, lines } = verify(`[${one},${other}]`)
  expect(problems).toBe(0)
  expect(lines.filter((line) => line.includes('5 rounds, 0 of them void'))).toHaveLength(2)
})

test('a changed result is found, and what it is by the rules is said', () => {
  const record = JSON.parse(recordOf('sic-bo'))
  const { result } = record.rounds[1]
  record.rounds[1].result = '1 1 1'
  const { problems, lines } = verify(JSON.stringify(record))
  expect(problems).toBe(1)
  expect(lines).toContain(`  round 2: by the rules: ${result}`)
  expect(lines.at(-1)).toBe('1 differ')
})

test('a record without a seed of any player is counted apart from what differs', () => {
  const record = JSON.parse(recordOf('roulette'))
  const unseeded = { ...record, seeds: record.seeds.map((one: object) => ({ ...one, seed: null })) }
  const { problems, lines } = verify(JSON.stringify([record, unseeded]))
  expect(lines).toContain('  no player sent a seed: the studio could have known the shoe')
  // Its rounds were not played without seeds.
  expect(problems).toBe(lines.filter((line) => line.startsWith('  round ')).length)
  expect(lines.at(-1)).toBe('1 of 2 without a seed of any player')
})

test('par sheets are printed as Markdown', () => {
  expect(run('par-sheets').lines.join('\n')).toMatch(/^# Par sheets of the live tables\n/)
})

test.each([
  ['there is no game poker', ['simulate', '--game', 'poker']],
  ['a whole number from 1', ['simulate', '--rounds', '0']],
  ['a whole number from 1', ['record', 'baccarat', '--rounds', '1000001']],
  ['./script/live-games simulate', ['record']],
  ['./script/live-games simulate', ['guess']],
])('it is refused with "%s"', (why, args) => {
  expect(() => run(...args)).toThrow(why)
})

test.each([
  ['is not valid JSON', 'no json'],
  ['the record: an object', '[1]'],
  ['no round is recorded', '[]'],
  ['known: an object', '{"game":"roulette"}'],
])('a file that is no record is refused, and why is said: %s', (why, content) => {
  expect(() => verify(content)).toThrow('record-0.json: ')
  expect(() => verify(content)).toThrow(why)
})
