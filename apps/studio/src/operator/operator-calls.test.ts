import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { fitsCurrency, gameListAnswer, OPERATOR_CALLS, SIGNATURE_HEADER, sign } from '@maru/vendor-wallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGame, operatorKeys, patient, startTestStudio, studioKeys, type TestStudio } from '../../dev/test-studio.ts'
import { buildApp } from '../app.ts'
import type { ReplayShown, RoundAnswer } from '../play/play-shapes.ts'
import { LIVE_TABLES } from '../tables/table-list.ts'
import { readReplayTicket, replayTicket } from './replay-ticket.ts'

const database = await testDatabase('studio')
let test: TestStudio
beforeAll(async () => {
  test = await startTestStudio(database.pool, undefined, patient)
})
afterAll(() => test.close())

/** Of one player alone. */
const SOLO = ['moonlit-koi', 'lantern-night', 'bamboo-rain', 'thunder-drum', 'baccarat', 'baccarat-no-commission']
const launch = () => ({
  user: 'player-1',
  token: 'token-0123456789',
  game_code: 'moonlit-koi',
  currency: 'KRW',
  lang: 'ko' as const,
  operator_id: 'fake',
  country: 'KR',
  platform: 'GPL_DESKTOP' as const,
  sub_partner_id: '1',
  lobby_url: `${test.operator.url}/`,
  deposit_url: `${test.operator.url}/deposit`,
})

async function post(path: string, body: string, signature: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(signature ? { [SIGNATURE_HEADER]: signature } : {}) }
  const response = await fetch(test.url + path, { method: 'POST', headers, body })
  return [response.status, ((await response.json()) as { error?: string }).error]
}

describe('the operator’s calls', () => {
  it('without the operator’s own signature over these very bytes are refused', async () => {
    const { path } = OPERATOR_CALLS.gameUrl
    const body = JSON.stringify(launch())
    const good = sign(body, operatorKeys.privateKey)
    expect(await post(path, body, undefined)).toEqual([401, 'invalid signature'])
    expect(await post(path, body, sign(body, studioKeys.privateKey))).toEqual([401, 'invalid signature'])
    expect(await post(path, `${body} `, good)).toEqual([401, 'invalid signature'])
    expect(await post(path, body, good)).toEqual([200, undefined])
  })

  it('name what is wrong with their body', async () => {
    const { path } = OPERATOR_CALLS.gameUrl
    const send = (body: string) => post(path, body, sign(body, operatorKeys.privateKey))
    expect(await send('nonsense')).toEqual([400, 'body is not JSON'])
    const [status, error] = await send(JSON.stringify({ ...launch(), platform: 'TOASTER' }))
    expect([status, String(error)]).toEqual([400, expect.stringContaining('platform')])
    expect(await send(JSON.stringify({ ...launch(), game_code: 'nothing' }))).toEqual([404, 'unknown game'])
    expect(await send(JSON.stringify({ ...launch(), currency: 'EUR' }))).toEqual([403, 'currency is not enabled'])
    expect((await send(`{"pad":"${'x'.repeat(80_000)}"}`))[0]).toBe(413)
  })

  it('list every game with three names, a return between 95 and 99.5 percent, and limits', async () => {
    const response = await test.operator.callVendor(test.url, 'gameList', { operator_id: 'fake' })
    const games = gameListAnswer.parse(await response.json())
    expect(games.map(({ game_code }) => game_code)).toEqual([...SOLO, ...LIVE_TABLES.map(({ code }) => code)])
    for (const { names, return_bp, limits, category } of games) {
      expect(Object.values(names).every((name) => name.length > 0)).toBe(true)
      expect(return_bp).toBeGreaterThan(9_500)
      expect(return_bp).toBeLessThan(category === 'slot' ? 9_700 : 9_950)
      expect(fitsCurrency(limits.min)).toBe(true)
      expect(limits.max).toBeGreaterThan(limits.min)
    }
  })

  it('get the address of a round’s replay, which shows that round and no other player’s', async () => {
    const user = `player-${randomUUID()}`
    const game = await openGame(test, user, 'baccarat')
    const played = (await (await game.call('round', { key: randomUUID(), bet: { tie: 1_000 } })).json()) as RoundAnswer
    if (played.outcome !== 'played') throw new Error(played.outcome)
    const ask = (asked: { user: string; round: string }) =>
      test.operator.callVendor(test.url, 'gameRound', { operator_id: 'fake', ...asked })
    const { url } = (await (await ask({ user, round: played.round.id })).json()) as { url: string }
    const ticket = new URL(url).searchParams.get('ticket')
    const replay = await fetch(`${test.url}/play-api/replay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    })
    const { round } = (await replay.json()) as ReplayShown
    expect(round).toEqual(played.round)
    expect((await ask({ user: 'somebody-else', round: played.round.id })).status).toBe(404)
    expect((await ask({ user, round: randomUUID() })).status).toBe(404)
    expect((await ask({ user, round: "' OR 1=1" })).status).toBe(404)
  })
})

describe('replay tickets', () => {
  const key = Buffer.alloc(32, 1)

  it('open their round for an hour, and nothing when touched', () => {
    const now = Date.UTC(2026, 10, 21)
    const right = { round: 'round-1', framer: 'https://play.example' }
    const ticket = replayTicket(key, right, now)
    expect(readReplayTicket(key, ticket, now)).toEqual(right)
    expect(readReplayTicket(key, ticket, now + 60 * 60_000)).toEqual(right)
    expect(readReplayTicket(key, ticket, now + 60 * 60_000 + 1)).toBeUndefined()
    expect(readReplayTicket(key, ticket.replace('round-1', 'round-2'), now)).toBeUndefined()
    const ofPlayer = { ...right, player: '["1","player-1"]' }
    expect(readReplayTicket(key, replayTicket(key, ofPlayer, now), now)).toEqual(ofPlayer)
    expect(readReplayTicket(Buffer.alloc(32, 2), ticket, now)).toBeUndefined()
    const elsewhere = replayTicket(Buffer.alloc(32, 2), { ...right, framer: 'https://evil.example' }, now)
    const swapped = ticket.replace(ticket.split('.')[1] ?? '', elsewhere.split('.')[1] ?? '')
    for (const forged of ['', '.', '...', 'round-1', `${ticket}x`, elsewhere, swapped])
      expect(readReplayTicket(key, forged, now)).toBeUndefined()
  })
})

describe('the pages', () => {
  it('run nothing but their own scripts', async () => {
    const { headers } = await fetch(`${test.url}/health`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
  })

  it('are named after the game in the language of the launch, and have an icon', async () => {
    const source = join(import.meta.dirname, '../..')
    const built = mkdtempSync(join(tmpdir(), 'studio-pages-'))
    cpSync(join(source, 'pages'), join(built, 'pages'), {
      recursive: true,
      filter: (path) => !/[\\/](src|art)$/.test(path),
    })
    cpSync(join(source, 'public'), built, { recursive: true })
    const pages = await buildApp(test.studio, built)
    const page = async (path: string) => (await pages.inject(path)).body
    expect(await page('/play/moonlit-koi')).toContain('<title>달빛 잉어</title>')
    expect(await page('/play/moonlit-koi?lang=vn')).toMatch(/<html lang="vi">[\s\S]*<title>Cá chép ánh trăng<\/title>/)
    expect(await page('/replay/baccarat-no-commission?lang=en')).toContain('<title>No Commission Baccarat</title>')
    expect(await page('/play/moonlit-koi?lang=<b>')).toContain('<title>달빛 잉어</title>')
    const icon = await pages.inject('/favicon.ico')
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
    await pages.close()
    rmSync(built, { recursive: true })
  })

  it('of unknown games do not exist', async () => {
    for (const path of ['/play/nothing', '/play/..%2f..%2fpackage.json', '/replay/nothing']) {
      expect((await fetch(test.url + path)).status).toBe(404)
    }
  })
})
