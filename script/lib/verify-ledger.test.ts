import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'maru-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const typed = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; out: string; said: string }>((done) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'verify-ledger.ts'), ...args],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'none'), ...env } },
      (_error, out, said) => done({ code: child.exitCode ?? -1, out, said }),
    )
  })

test('says how it is used, also where there is no database', async () => {
  const { code, out, said } = await typed(['--help'], {})
  expect({ code, said }).toEqual({ code: 0, said: '' })
  expect(out).toContain('./script/verify-ledger')
})

test('says in a sentence that there is no database, or none that answers, and makes none', async () => {
  const none = await typed([], {})
  expect(none).toMatchObject({ code: 1, out: '', said: expect.stringMatching(/^there is no database: .*\n$/) })
  expect(existsSync(join(folder, 'none', 'postgres'))).toBe(false)
  const silent = await typed([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect(silent).toMatchObject({ code: 1, out: '', said: expect.not.stringContaining('    at ') })
})

test('reads a database, and says that everything agrees or what does not', async () => {
  const env = { DATABASE_URL: database.ownerUrl }
  expect(await typed([], env)).toMatchObject({ code: 0, out: expect.stringContaining('nothing was changed') })
  await database.ownerPool.query(`INSERT INTO cashier.day_sum VALUES (1, '2026-11-20', 'deposit', 0, 1000, 1)`)
  expect(await typed([], env)).toMatchObject({ code: 1, out: expect.stringContaining('1 findings') })
})
