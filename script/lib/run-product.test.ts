import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

const [server, studio] = [await testDatabase(), await testDatabase('studio')]

test('a start that is asked to end while it seeds ends at once, and leaves nothing behind', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-asked-'))
  // A start gives the roles their passwords, and all tests share the roles: these stay as they are.
  const [maru_app, maru_studio] = [server, studio].map(({ url }) => decodeURIComponent(new URL(url).password))
  writeFileSync(join(dataDir, 'database-roles.json'), JSON.stringify({ maru_app, maru_studio }))
  const [PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT] = await freePorts(4)
  const lock = await server.ownerPool.connect()
  await lock.query('BEGIN; LOCK TABLE platform.demo_seed IN ACCESS EXCLUSIVE MODE')
  const start = spawn(process.execPath, [join(import.meta.dirname, 'run-product.fixture.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: server.ownerUrl,
      STUDIO_DATABASE_URL: studio.ownerUrl,
      DATA_DIR: dataDir,
      PORT: String(PORT),
      ADMIN_PORT: String(ADMIN_PORT),
      STUDIO_PORT: String(STUDIO_PORT),
      PARTNER_PORT: String(PARTNER_PORT),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(start, 'exit')
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await server.ownerPool.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1)
  start.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await lock.query('ROLLBACK')
  lock.release()
  rmSync(dataDir, { recursive: true })
}, 120_000)
