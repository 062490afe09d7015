import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { operatorKeys, studioKeys } from '../dev/test-studio.ts'
import { internalSecretOf } from './tables/engine/listener.ts'
import type { ShownAnswer } from './tables/engine-shapes.ts'
import { LeaderConnection } from './tables/gateway/leader-connection.ts'
import { LIVE_TABLES } from './tables/table-list.ts'

const database = await testDatabase('studio')
const folder = mkdtempSync(join(tmpdir(), 'studio-tables-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})
writeFileSync(join(folder, 'studio.pem'), studioKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
writeFileSync(join(folder, 'operator.pem'), operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }))
const secret = internalSecretOf(studioKeys.privateKey.export({ type: 'pkcs8', format: 'der' }))

const start = (): ChildProcess => {
  const env = {
    ...process.env,
    STUDIO_DATABASE_URL: database.url,
    STUDIO_KEY_FILE: join(folder, 'studio.pem'),
    OPERATOR_PUBLIC_KEY_FILE: join(folder, 'operator.pem'),
    LOG_LEVEL: 'silent',
  }
  const child = fork(join(import.meta.dirname, 'tables-main.ts'), { env })
  children.push(child)
  return child
}
const leaders = async (): Promise<{ code: string; term: number; address: string }[]> =>
  (await database.pool.query('SELECT code, term, address FROM studio.table_leader ORDER BY code')).rows
const PATIENT_MS = 60_000
const call = async (address: string, code: string, name: string, body: object, shown = secret) => {
  const connection = new LeaderConnection(address, shown, PATIENT_MS, () => {})
  const answer = await connection.ask(code, name, JSON.stringify(body))
  connection.close()
  return answer
}
const shownAt = async (address: string, code: string) =>
  (JSON.parse((await call(address, code, 'shown', { asked: {} }))?.text ?? '{}') as ShownAnswer).message

test('killed with kill -9 a process is followed by the other one, which answers for every table; a stopped one lets go at once', async () => {
  const first = start()
  await expect.poll(leaders, { timeout: 60_000 }).toHaveLength(LIVE_TABLES.length)
  const before = await leaders()
  const address = before[0]?.address ?? ''
  const code = LIVE_TABLES[0]?.code ?? ''
  expect(await call(address, code, 'shown', { asked: {} }, 'of another studio')).toBeUndefined()
  expect(await call(address, code, 'nothing', { asked: {} })).toMatchObject({ status: 404 })
  const bet = { asked: { round: 1, change: 'x', chips: {} } }
  expect(await call(address, code, 'place', bet)).toMatchObject({ status: 400 })
  expect(await shownAt(address, code)).toMatchObject({
    t: 'table',
    term: 1,
    table: { state: 'open', row: { phase: 'asleep' } },
  })

  const second = start()
  await once(second, 'spawn')
  first.kill('SIGKILL')
  const isFollowed = async () => (await leaders()).every(({ term }) => term === 2)
  await expect.poll(isFollowed, { timeout: 60_000 }).toBe(true)
  const next = (await leaders())[0]?.address ?? ''
  expect(next).not.toBe(address)
  const sockets = { asked: { from: 'a', heads: 3 } }
  await expect.poll(() => call(next, code, 'heads', sockets)).toMatchObject({ status: 200 })
  await expect.poll(() => shownAt(next, code)).toMatchObject({ term: 2, table: { row: { phase: 'cut' }, heads: 3 } })

  second.kill('SIGTERM')
  expect(await once(second, 'exit')).toEqual([0, null])
}, 120_000)
