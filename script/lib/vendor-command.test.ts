import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../apps/server/src/config.ts'
import { operating } from '../../apps/server/src/operate.ts'
import { sentence } from './command.ts'
import { vendorCommand } from './vendor-command.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'maru-vendor-'))
afterAll(() => rmSync(folder, { recursive: true }))
const config = loadConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }, folder)

const keyFile = (name: string): string => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = join(folder, `${name}.pem`)
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }))
  return file
}
const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = []
  try {
    await operating(config, 'script/vendor by test', (operate) =>
      vendorCommand(operate, args, (line) => void lines.push(line)),
    )
    return lines.join('\n')
  } catch (error) {
    return `refused: ${sentence(error as Error)}`
  }
}
const names = ['--ko', '바깥', '--en', 'Outside', '--vn', 'Bên ngoài']
const address = ['--address', 'https://games.example/']

test('a vendor is added, shown with what it is given, changed in what is named only, and switched', async () => {
  const first = keyFile('first')
  expect(await run('add', 'outside', ...names, ...address, '--key', first, '--live-casino', 'none')).toContain(
    'is connected',
  )
  const shown = await run('show', 'outside')
  expect(shown).toContain('http://localhost:8080/vendor/v1/outside')
  expect(shown).toContain('BEGIN PUBLIC KEY')
  expect(shown).toMatch(/live-casino +none/)
  expect(await run('change', 'outside', '--per-second', '50', '--replay')).toBe('outside is changed')
  const changed = await run('show', 'outside')
  expect(changed).toMatch(/requestsPerSecond +50/)
  expect(changed).toMatch(/canReplay +true/)
  expect(changed).toMatch(/address +https:\/\/games\.example\n/)
  expect(await run('change', 'outside', '--no-replay')).toBe('outside is changed')
  expect(await run('show', 'outside')).toMatch(/canReplay +false/)
  await run('off', 'outside')
  expect(await run('list')).toMatch(/studio +on +studio[\s\S]*outside +off +outside +0 games/)
})

test('a second key is added, and the first taken out by the beginning of its fingerprint', async () => {
  const prints = async () =>
    [...(await run('show', 'outside')).matchAll(/^key +([0-9a-f]{64})/gm)].map(([, one]) => one)
  const [first = ''] = await prints()
  expect(await run('add-key', 'outside', keyFile('second'))).toBe('both keys are valid now')
  const [, second] = await prints()
  expect(await run('remove-key', 'outside', first.slice(0, 7))).toContain('refused')
  await run('remove-key', 'outside', first.slice(0, 8))
  expect(await prints()).toEqual([second])
})

test('the studio is changed in what staff may set of it, and keeps the address of the configuration', async () => {
  const before = /address +(.+)\n/.exec(await run('show', 'studio'))?.[1]
  expect(await run('change', 'studio', '--per-second', '5', ...address)).toBe('studio is changed')
  const shown = await run('show', 'studio')
  expect(shown).toMatch(/requestsPerSecond +5\n/)
  expect(shown).toContain(`${before}\n`)
  await run('change', 'studio', '--per-second', '3000')
})

test('what cannot be done is said in one sentence, and nothing is changed', async () => {
  const key = ['--key', keyFile('other')]
  expect(await run('add', 'Outside!', ...names, ...address, ...key)).toContain('small letters')
  expect(await run('add', 'outside', ...names, ...address, ...key)).toContain('vendorCode: taken')
  expect(await run('add', 'plain', ...names, '--address', 'http://games.example', ...key)).toContain(
    'address: not-https',
  )
  expect(await run('add', 'nameless', '--ko', '이름', ...address, ...key)).toContain('names.en')
  expect(await run('add', 'keyless', ...names, ...address, '--key', '/nowhere.pem')).toContain('/nowhere.pem')
  expect(await run('off', 'nobody')).toContain('no such')
  expect(await run('list')).not.toMatch(/plain|nameless|keyless/)
})
