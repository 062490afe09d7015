import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../../config.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember, loggedIn } from '../../../testing/members.fixture.ts'
import { addSecondSite } from '../../../testing/people.ts'
import { CODE, valkyrieFile } from '../adapters/valkyrie/valkyrie.fixture.ts'
import { launchGame } from '../launch.service.ts'
import { syncGames } from '../sync-games.service.ts'
import { vendorsOf } from './list.ts'

const configWith = (VALKYRIE_FILE?: string) =>
  loadConfig(
    { DATABASE_URL: 'postgres://nobody@localhost/none', ...(VALKYRIE_FILE ? { VALKYRIE_FILE } : {}) },
    tmpdir(),
  )
const written = async (text: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'maru-test-valkyrie-')), 'valkyrie.json')
  writeFileSync(path, text)
  return path
}

test('without a file there is no Valkyrie, and the example of the guide makes one', async () => {
  expect(vendorsOf(configWith()).map(({ code }) => code)).toEqual(['studio', 'studio-purse'])
  const guide = readFileSync(new URL('../../../../../../docs/guides/connect-a-vendor.md', import.meta.url), 'utf8')
  const example = /^```json valkyrie file\n([\s\S]*?)\n```$/m.exec(guide)?.[1] ?? ''
  expect(vendorsOf(configWith(await written(example)))[1]).toMatchObject({
    code: 'evolution',
    adapter: 'pam',
    playsBeside: true,
  })
})

test.each([
  ['is missing', '/nowhere/valkyrie.json', /VALKYRIE_FILE \/nowhere/],
  ['is no JSON', '{', /VALKYRIE_FILE/],
  ['lacks a key', '{"url":"https://a.example","operatorKey":"long enough","providers":[]}', /pamKey/],
])('a file that %s stops the start, and is named', async (_what, text, message) => {
  const path = text.startsWith('/') ? text : await written(text)
  expect(() => vendorsOf(configWith(path))).toThrow(message)
})

test('two providers whose names differ only in blanks and case stop the start', async () => {
  const text = JSON.parse(readFileSync(await valkyrieFile(), 'utf8'))
  text.providers[1].provider = text.providers[0].provider.replace(' ', '').toLowerCase()
  const path = await written(JSON.stringify(text))
  expect(() => vendorsOf(configWith(path))).toThrow(/two providers are called northernlights/)
})

test('a launch asks Valkyrie with the token of the session and the addresses of its site, and its games are those of the file', async () => {
  const asked: { url: string; headers: Record<string, unknown>; body: unknown }[] = []
  const valkyrie = Fastify({ forceCloseConnections: true })
  valkyrie.post('/:path/gamelaunch', async (request) => {
    asked.push({ url: request.url, headers: request.headers, body: request.body })
    return { gameUrl: 'https://games.example/play' }
  })
  await valkyrie.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => valkyrie.close())
  const { port } = valkyrie.server.address() as AddressInfo
  const launchConfig = { limits: 'high', lobby_url: 'http://one-for-all.example/' }
  const file = await valkyrieFile({ url: `http://127.0.0.1:${port}` }, { launchConfig })
  const server = await testServer({ env: { VALKYRIE_FILE: file, STUDIO_URL: 'http://127.0.0.1:9' } })
  expect(await server.system(syncGames)).toEqual(['studio', 'studio-purse'])
  await addSecondSite(server)
  const memberId = await addMember(server, { cash: 1_000, siteId: 2 })
  const launch = { vendorKey: CODE, gameKey: 'moonlit-koi', gameType: 'slot', device: 'desktop' } as const
  expect(await server.member(await loggedIn(server, memberId, 2), (ctx) => launchGame(ctx, launch), 2)).toMatchObject({
    gameurl: 'https://games.example/play',
  })
  expect(asked).toMatchObject([
    {
      url: `/${CODE}/gamelaunch`,
      headers: {
        authorization: 'Bearer a-key-of-the-operator-api',
        'x-player-token': expect.stringMatching(/^[\w-]{40}$/),
      },
      body: {
        providerGameId: 'moonlit-koi',
        currency: 'KRW',
        country: 'KR',
        language: 'ko',
        launchConfig: {
          limits: 'high',
          lobby_url: 'http://naru.localhost:8080/',
          deposit_url: 'http://naru.localhost:8080/member/moneyMain/charge',
          sub_partner_id: '2',
        },
      },
    },
  ])
})
