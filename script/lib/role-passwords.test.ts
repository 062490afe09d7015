import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOnce } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../apps/server/src/config.ts'
import { openDatabases, openServerDatabase } from './databases.ts'

const [server, studio] = [await testDatabase(), await testDatabase('studio')]
const dir = mkdtempSync(join(tmpdir(), 'maru-roles-'))
afterAll(() => rmSync(dir, { recursive: true }))

const settingsOf = (name: string, more: Record<string, string> = {}) =>
  readSettings({ DATABASE_URL: server.ownerUrl, STUDIO_DATABASE_URL: studio.ownerUrl, ...more }, join(dir, name))
const silent = () => {}
const whoIs = (url: string) =>
  connectOnce(url, async (client) => (await client.query('SELECT current_user AS name')).rows[0].name)

// A start gives the roles their passwords, and all tests share the roles: the first DATA_DIR has those of the tests.
const [maru_app, maru_studio] = [server, studio].map(({ url }) => decodeURIComponent(new URL(url).password))
mkdirSync(join(dir, 'first'))
writeFileSync(join(dir, 'first/database-roles.json'), JSON.stringify({ maru_app, maru_studio }))

test('a second DATA_DIR locks no running product out of its database, however often it is tried', async () => {
  await (await openDatabases(settingsOf('first'), silent)).stop()
  for (const open of [openDatabases, openServerDatabase, openDatabases])
    await expect(open(settingsOf('second'), silent)).rejects.toThrow(
      /^DATA_DIR .*second does not know the password of .*maru_app.*: copy database-roles.json from there/,
    )
  expect(existsSync(join(dir, 'second/database-roles.json'))).toBe(false)
  expect(await whoIs(server.url)).toBe('maru_app')
  expect(await whoIs(studio.url)).toBe('maru_studio')
})

test('the studio’s role is protected where the server has a login of its own', async () => {
  const settings = settingsOf('third', { DATABASE_APP_URL: server.url })
  await expect(openDatabases(settings, silent)).rejects.toThrow(/does not know the password of .*maru_studio/)
  await (await openServerDatabase(settings, silent)).stop()
  expect(await whoIs(studio.url)).toBe('maru_studio')
})

test('with the passwords of the first DATA_DIR a second one opens the same database', async () => {
  cpSync(join(dir, 'first'), join(dir, 'fourth'), { recursive: true })
  const opened = await openDatabases(settingsOf('fourth'), silent)
  expect(await whoIs(opened.serverUrl)).toBe('maru_app')
  expect(await whoIs(server.url)).toBe('maru_app')
  await opened.stop()
})
