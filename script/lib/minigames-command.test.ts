import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../apps/server/src/config.ts'
import { operating } from '../../apps/server/src/operate.ts'
import { sentence } from './command.ts'
import { minigamesCommand } from './minigames-command.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'maru-minigames-'))
afterAll(() => rmSync(folder, { recursive: true }))
const config = loadConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', MINIGAME_LINKS: '2000' }, folder)

const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  try {
    await operating(config, 'script/minigames by test', (operate) =>
      minigamesCommand(operate, args, (line) => void lines.push(line)),
    )
    return lines.join('\n')
  } catch (error) {
    return `refused: ${sentence(error as Error)}`
  }
}

test('a chain is made, committed to with its rule, listed and in the audit log', async () => {
  expect(await run('chains', '1')).toContain('no chains')
  const rule = ['--rule', 'The hash of the next block.', '--due', '2099-01-01T00:00:00Z']
  const made = await run('chain', '1', 'powerball', '--links', '2500', ...rule)
  expect(made).toMatch(
    /^chain 1 of powerball, 2500 links\ncommitment {2}[0-9a-f]{64}\nsalt {8}The hash of the next block\.\n/,
  )
  expect(await run('chain', '1', 'powerball')).toContain('chain 2 of powerball, 2000 links')
  const commitment = /[0-9a-f]{64}/.exec(made)?.[0] ?? ''
  const listed = (await run('chains', '1')).split('\n')
  expect(listed).toHaveLength(2)
  expect(listed[0]).toMatch(
    new RegExp(`^powerball +1 +committed +${commitment} +2500 of 2500 links left +waits for its salt`),
  )
  const { rows } = await database.ownerPool.query(
    `SELECT staff_name, after->>'commitment' AS commitment FROM audit.entry ORDER BY entry_id`,
  )
  expect(rows[0]).toEqual({ staff_name: 'system: script/minigames by test', commitment })
})

test.each([
  [['chain', '1', 'dice'], 'no game'],
  [['chain', '9', 'powerball'], 'no site'],
  [['chain', '1', 'powerball', '--links', '1999'], 'a chain has 2000 to 1000000 links'],
  [['chain', '1', 'powerball', '--rule', 'a block'], 'needs --due'],
  [['chain', '1', 'powerball', '--rule', 'a block', '--due', '2020-01-01T00:00:00Z'], 'exists already'],
  [['links', '1'], 'there is no "links"'],
])('%j is refused in a sentence', async (args, why) => {
  expect(await run(...args)).toMatch(new RegExp(`^refused: .*${why}`))
})
