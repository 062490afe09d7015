import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Services } from './platform/services.ts'
import { brands } from './site-brand.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-brand-'))
mkdirSync(join(folder, 'documents'))
writeFileSync(join(folder, 'documents/bare-pages.json'), JSON.stringify(['/member/slot/game']))
afterAll(() => rmSync(folder, { recursive: true }))

const services = {
  config: { PUBLIC_URL: 'http://localhost' },
  reading: () => Promise.reject(new Error('no database')),
} as unknown as Services
const documentOf = async (url: string, cookie = ''): Promise<string> => {
  const request = { url, hostname: 'localhost', headers: { cookie }, cookies: {} } as unknown as FastifyRequest
  return (await brands(services, folder).documentOf(request)).file
}

test.each([
  ["a guest's main page comes ready drawn", '/?from=mail', '', 'index.ko.maru.html'],
  ["a member's shows its shape until the script has come", '/', 'maru_session=1', 'app.ko.maru.html'],
  ['so it does over https, where the cookie has another name', '/', '__Host-maru_session=1', 'app.ko.maru.html'],
  ['so does every page with bars', '/member/slotgame?q=1', '', 'app.ko.maru.html'],
  ['a page without bars does not look like a list', '/member/slot/game?vendor=v', '', 'bare.ko.maru.html'],
])('%s', async (_, url, cookie, file) => expect(await documentOf(url, cookie)).toBe(file))
