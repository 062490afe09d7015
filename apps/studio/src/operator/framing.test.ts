import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../dev/test-studio.ts'
import { buildApp } from '../app.ts'

const database = await testDatabase('studio')
const pages = mkdtempSync(join(tmpdir(), 'studio-pages-'))
mkdirSync(join(pages, 'pages'))
writeFileSync(join(pages, 'pages/baccarat.html'), '<html lang="ko"><title>x</title>')
let test: TestStudio
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  test = await startTestStudio(database.pool, undefined, patient)
  app = await buildApp(test.studio, pages)
})
afterAll(async () => {
  await Promise.all([test.close(), app.close()])
  rmSync(pages, { recursive: true })
})

const ask = (name: 'gameUrl' | 'gameRound', body: object) => test.operator.callVendor(test.url, name, body as never)
const addressIn = async (response: Response) => new URL(((await response.json()) as { url: string }).url)
const launchFrom = (lobby_url: string, user = 'player-1') =>
  ask('gameUrl', {
    user,
    token: test.operator.addPlayer(user, 100_000),
    game_code: 'baccarat',
    currency: 'KRW',
    lang: 'ko',
    operator_id: 'fake',
    country: 'KR',
    platform: 'GPL_DESKTOP',
    sub_partner_id: '2',
    lobby_url,
    deposit_url: lobby_url,
  })
/** Who may frame what is at this address. */
const framersOf = async ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<string | undefined> => {
  const { headers } = await app.inject(pathname + search)
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
}

describe('a game may be framed', () => {
  it('by the site that the operator has named in its signed launch, and by no other of its sites', async () => {
    const at = (site: string) => launchFrom(site).then(addressIn)
    expect(await framersOf(await at('https://maru.example/'))).toBe('https://maru.example')
    expect(await framersOf(await at('https://naru.example:8443/lobby?x=1'))).toBe('https://naru.example:8443')
    expect(await framersOf(await at('http://new.localhost:8080/'))).toBe('http://new.localhost:8080')
  })

  it('by its site also when the session has ended, so that it can say so', async () => {
    const address = await launchFrom('https://naru.example/').then(addressIn)
    await database.ownerPool.query('UPDATE studio.session SET ends_at = now()')
    expect(await framersOf(address)).toBe('https://naru.example')
  })

  it('by nobody without a right that the operator asked for', async () => {
    for (const search of ['', '?session=', `?session=${'x'.repeat(43)}`, '?session=a&session=b', '?ticket=a.b.c.d'])
      for (const kind of ['play', 'replay'])
        expect(await framersOf({ pathname: `/${kind}/baccarat`, search }), kind + search).toBe("'none'")
    expect(await framersOf({ pathname: '/health', search: '' })).toBe("'none'")
  })

  it.each([
    'http://*/',
    "https://'self'/",
    'https://a.example;b/',
    'https://a.example%3bb/',
    'https://a,b/',
    'javascript:alert(1)',
    'about:blank',
  ])('never by %s, which a policy would read as more than one origin', async (lobbyUrl) => {
    expect((await launchFrom(lobbyUrl)).status).toBe(400)
  })
})

describe('a replay may be framed', () => {
  const played = async (site: string, user: string): Promise<string> => {
    const secret = (await launchFrom(site, user).then(addressIn)).searchParams.get('session')
    const { payload } = await app.inject({
      method: 'POST',
      url: '/play-api/round',
      headers: { authorization: `Bearer ${secret}` },
      payload: { key: crypto.randomUUID(), bet: { tie: 1_000 } },
    })
    return JSON.parse(payload).round.id
  }

  it('by the site that shows it, or else by the one where it was played', async () => {
    const user = 'player-again'
    const round = await played('https://naru.example/', user)
    const asked = { operator_id: 'fake', user, round }
    expect(await framersOf(await ask('gameRound', asked).then(addressIn))).toBe('https://naru.example')
    const moved = await ask('gameRound', { ...asked, lobby_url: 'https://new.example/' }).then(addressIn)
    expect(await framersOf(moved)).toBe('https://new.example')
    expect((await ask('gameRound', { ...asked, lobby_url: 'https://*/' })).status).toBe(400)
  })
})
