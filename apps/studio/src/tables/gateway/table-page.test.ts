import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { buildApp } from '../../app.ts'
import { LIVE_TABLES } from '../table-list.ts'

const database = await testDatabase('studio')
const built = mkdtempSync(join(tmpdir(), 'studio-pages-'))
let studio: TestStudio
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  mkdirSync(join(built, 'pages'))
  cpSync(join(import.meta.dirname, '../../../pages/table.html'), join(built, 'pages/table.html'))
  studio = await startTestStudio(database.pool)
  app = await buildApp(studio.studio, built)
  const codes = LIVE_TABLES.map(({ code }) => code)
  await database.pool.query('INSERT INTO studio.live_table (code) SELECT unnest($1::text[])', [codes])
})
afterAll(async () => {
  await Promise.all([studio.close(), app.close()])
  rmSync(built, { recursive: true })
})
const policyOf = async (code: string): Promise<string> => {
  const answer = await app.inject({ method: 'GET', url: `/play/${code}?lang=en` })
  expect(answer.statusCode).toBe(200)
  return String(answer.headers['content-security-policy'])
}
const showing = (url: string, code = 'sic-bo-1') =>
  database.pool.query('UPDATE studio.live_table SET video = $2 WHERE code = $1', [code, { kind: 'hls', url }])

test('every table has its page, in the language that was asked for', async () => {
  const answer = await app.inject({ method: 'GET', url: '/play/sic-bo-1?lang=en' })
  expect(answer.body).toContain('<html lang="en">')
  expect(answer.body).toContain('<title>Sic Bo 1</title>')
})

test('a page of a table, which may change to another one, may load from the streams that are set and from nowhere else', async () => {
  expect(await policyOf('sic-bo-1')).toContain("connect-src 'self';")
  await showing('https://stream.example:8443/live/table.m3u8?key=1')
  const policy = await policyOf('sic-bo-1')
  expect(policy).toContain("connect-src 'self' https://stream.example:8443;media-src blob: https://stream.example:8443")
  expect(policy).toContain("frame-ancestors 'none'")
  await showing('https://other.example/whep', 'moonlit-roulette')
  expect(await policyOf('dragon-tiger-1')).toContain(
    "connect-src 'self' https://other.example https://stream.example:8443;media-src blob:",
  )
  await database.pool.query('UPDATE studio.live_table SET video = NULL')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://x.example; script-src *', 'nonsense'])(
  'an address that is none of a stream changes no policy: %s',
  async (url) => {
    await showing(url)
    const policy = await policyOf('sic-bo-1')
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src \*|javascript|data:text/)
  },
)
