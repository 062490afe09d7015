import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { seal, wireKey } from '../platform/http/envelope.ts'

const { url: DATABASE_URL, ownerPool } = await testDatabase()
const [PORT, ADMIN_PORT, PARTNER_PORT] = await freePorts(3)
const key = Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('base64')
const SITE_AUTHORIZATION = 'test-authorization-of-site-1'
const origin = `http://127.0.0.1:${PORT}`
const server = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
  env: {
    ...process.env,
    DATABASE_URL,
    PORT: String(PORT),
    ADMIN_PORT: String(ADMIN_PORT),
    PARTNER_PORT: String(PARTNER_PORT),
    WIRE_KEY: key,
    SITE_AUTHORIZATION,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'maru-stop-')),
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
const ended = once(server, 'exit')
afterAll(() => server.kill('SIGKILL'))
await once(server, 'message')

const body = seal(wireKey(key), {})
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: SITE_AUTHORIZATION },
    body,
    ...init,
  })

test('a process that is asked to stop cuts no request: of those under way, half sent, or coming on open connections', async () => {
  // Waits in the database.
  const lock = await ownerPool.connect()
  await lock.query('BEGIN; LOCK TABLE identity.captcha IN ACCESS EXCLUSIVE MODE')
  const waiting = ask('/api/captcha')
  // Half of it has been sent.
  let received = ''
  const half = connect(PORT, '127.0.0.1')
  const whole = once(half, 'close')
  half.on('data', (bytes) => {
    received += bytes
  })
  half.write(
    `POST /api/etc/siteOption HTTP/1.1\r\nhost: x\r\nauthorization: ${SITE_AUTHORIZATION}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  )
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, 'v12.stomp')
  await once(socket, 'open')
  const farewell = once(socket, 'close')
  // Others come without end, on connections that they keep until they are asked to leave.
  const outcomes: string[] = []
  const others = Array.from({ length: 4 }, async () => {
    for (let isToClose = false; !isToClose; ) {
      const answer = await ask('/api/etc/siteOption').catch((error: Error) => `cut: ${String(error.cause)}`)
      isToClose = typeof answer === 'string' || answer.headers.get('connection') === 'close'
      outcomes.push(typeof answer === 'string' ? answer : `${answer.status} ${(await answer.text()).length > 0}`)
    }
  })
  await expect.poll(() => outcomes.length).toBeGreaterThan(20)

  server.kill('SIGTERM')
  await Promise.all(others)
  expect(new Set(outcomes)).toEqual(new Set(['200 true']))
  expect((await farewell)[0]).toBe(1001)
  half.write(body.slice(9))
  await whole
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  await sleep(200)
  await lock.query('ROLLBACK')
  lock.release()
  const answer = await waiting
  expect([answer.status, (await answer.text()).length > 100]).toEqual([200, true])
  expect((await ended)[0]).toBe(0)
})
