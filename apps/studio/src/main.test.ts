import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import type { GameUrlRequest } from '@maru/vendor-wallet'
import { Client } from '@stomp/stompjs'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { operatorKeys, studioKeys } from '../dev/test-studio.ts'
import { readConfig } from './config.ts'
import { LIVE_PATH, OWN_ROUNDS } from './live/live-words.ts'
import { openRound } from './rounds/round.repository.ts'
import { sessionById, startSession } from './sessions/session.repository.ts'

const database = await testDatabase('studio')
const folder = mkdtempSync(join(tmpdir(), 'studio-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'studio.pem'), studioKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
writeFileSync(join(folder, 'operator.pem'), operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }))

const environment = {
  STUDIO_DATABASE_URL: database.ownerUrl,
  STUDIO_KEY_FILE: join(folder, 'studio.pem'),
  OPERATOR_PUBLIC_KEY_FILE: join(folder, 'operator.pem'),
}

const sessionId = randomUUID()
const launch: GameUrlRequest = {
  user: 'player',
  token: 'launch-token',
  game_code: 'thunder-drum',
  currency: 'KRW',
  lang: 'ko',
  operator_id: 'fake',
  country: 'KR',
  platform: 'GPL_DESKTOP',
  sub_partner_id: '1',
  lobby_url: 'http://localhost/',
  deposit_url: 'http://localhost/deposit',
}

describe('configuration', () => {
  it('has a default for everything but secrets and database', () => {
    const config = readConfig(environment)
    expect(config).toMatchObject({
      port: 8082,
      publicUrl: 'http://localhost:8082',
    })
    expect(config.walletUrl).toBe('http://127.0.0.1:8080/vendor/v1/studio')
  })

  it('names every wrong variable in one message', () => {
    expect(() =>
      readConfig({ ...environment, STUDIO_PORT: 'x', OPERATOR_WALLET_URL: 'nonsense', STUDIO_PROXIES: 'x' }),
    ).toThrow(/STUDIO_PORT[\s\S]*OPERATOR_WALLET_URL[\s\S]*STUDIO_PROXIES/)
    expect(() => readConfig({ ...environment, STUDIO_KEY_FILE: '/nowhere.pem' })).toThrow(/STUDIO_KEY_FILE: \/nowhere/)
    expect(() => readConfig({})).toThrow(/STUDIO_DATABASE_URL[\s\S]*STUDIO_KEY_FILE/)
  })
})

describe('the process', () => {
  it('killed with kill -9 comes back, and so does the socket of a page, which receives how its round stands', async () => {
    const [port] = await freePorts(1)
    const start = () => {
      const env = { ...process.env, ...environment, STUDIO_PORT: String(port), STUDIO_HOST: '127.0.0.1' }
      return fork(join(import.meta.dirname, 'main.ts'), { env: { ...env, LOG_LEVEL: 'silent' } })
    }
    const secret = await startSession(database.pool, launch, sessionId)
    const session = await sessionById(database.pool, sessionId)
    const bodies: string[] = []
    const page = new Client({
      webSocketFactory: () => new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, 'v12.stomp'),
      connectHeaders: { passcode: secret },
      reconnectDelay: 50,
      onConnect: () => void page.subscribe(OWN_ROUNDS, ({ body }) => bodies.push(body)),
    })
    let child = start()
    page.activate()
    try {
      await expect.poll(() => page.connected, { timeout: 30_000 }).toBe(true)
      expect(bodies).toEqual([])
      child.kill('SIGKILL')
      await expect.poll(() => page.connected).toBe(false)
      await openRound(database.pool, session, { key: randomUUID(), bet: { stake: 200 }, stake: 200, leaseMs: 600_000 })
      child = start()
      await expect.poll(() => bodies, { timeout: 30_000 }).toEqual(['{"number":1,"outcome":"open","balance":null}'])
    } finally {
      await page.deactivate({ force: true })
      child.kill('SIGKILL')
      await database.pool.query('DELETE FROM studio.round')
    }
  })

  it('serves, and ends by itself when whoever started it is gone', async () => {
    const [port] = await freePorts(1)
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      env: { ...process.env, ...environment, STUDIO_PORT: String(port), STUDIO_HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    })
    try {
      const health = await answerOf(`http://127.0.0.1:${port}/health`)
      expect(await health.json()).toEqual({
        status: 'ok',
        rounds: { unfinished: 0, stubborn: 0 },
        tables: { unled: 0, owed: 0 },
      })
      const ended = once(child, 'exit')
      child.disconnect()
      expect(await ended).toEqual([0, null])
    } finally {
      child.kill('SIGKILL')
    }
  })
})

async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
