import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverWithVendor } from '../games.fixture.ts'
import { syncGames } from '../sync-games.service.ts'
import { followTables, tablesClock } from './follow-tables.ts'
import { listTables } from './list-tables.service.ts'
import { TABLE_GAMES, tileOf } from './tables.fixture.ts'

const { server, vendor } = await serverWithVendor()
const children: ChildProcess[] = []
const wait = { timeout: 20_000, interval: 20 }
const polls = () => vendor.asked.filter(({ path }) => path.endsWith('/table/feed'))
const heads = async () => (await server.guest((ctx) => listTables(ctx))).tables.map(({ table }) => table.heads)

/** A vendor whose tables have `heads`; a poll with its version waits as long as it says. */
const table = { heads: 1 }
const answering = async (_call: string, { since, wait_ms }: Record<string, unknown>) => {
  const until = performance.now() + Number(wait_ms)
  while (since === String(table.heads) && performance.now() < until) await sleep(10)
  const tables = since === String(table.heads) ? [] : [tileOf('moon', { heads: table.heads })]
  return { version: String(table.heads), now: Date.now(), tables }
}

beforeEach(async () => {
  vendor.reset()
  vendor.listed = TABLE_GAMES
  table.heads = 1
  await server.system(syncGames)
  await server.ownerPool.query('TRUNCATE games.live_table, platform.leader')
  vendor.asked = []
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const begin = (): ChildProcess => {
  const { DATABASE_URL, STUDIO_URL, VENDOR_KEYS_DIR } = server.config
  const data = mkdtempSync(join(tmpdir(), 'maru-tables-'))
  const args = [join(import.meta.dirname, 'follow-tables.fixture.ts'), DATABASE_URL, STUDIO_URL, VENDOR_KEYS_DIR, data]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  children.push(child)
  return child
}
const tick = () => tablesClock.tick(server.contexts, new Date())

test('one poll is open, signed, and what it answers is there at once', async () => {
  vendor.atTables = answering
  const stop = followTables(server.contexts)
  await tick()
  await tick()
  await vi.waitFor(async () => expect(await heads()).toEqual([1]), wait)
  table.heads = 2
  await vi.waitFor(async () => {
    await tick()
    expect(await heads()).toEqual([2])
  }, wait)
  await stop()
  expect(polls().map(({ isSigned }) => isSigned)).not.toContain(false)
  expect(
    polls()
      .map(({ body }) => body.since)
      .slice(0, 2),
  ).toEqual(['', '1'])
})

test('a process that leads no more stores nothing of an answer that was under way', async () => {
  let answer = (_: unknown) => {}
  const asked = new Promise((resolve) => {
    vendor.atTables = () => {
      resolve(undefined)
      return new Promise((done) => {
        answer = done
      })
    }
  })
  const stop = followTables(server.contexts)
  await tick()
  await asked
  await sleep(1_100)
  answer({ version: '1', now: Date.now(), tables: [tileOf('moon')] })
  await sleep(200)
  expect(await heads()).toEqual([])
  await stop()
})

test('a vendor without tables is left alone, and asked anew when staff change it', async () => {
  const stop = followTables(server.contexts)
  await tick()
  await vi.waitFor(() => expect(polls()).toHaveLength(1), wait)
  await sleep(300)
  await tick()
  await sleep(200)
  expect(polls()).toHaveLength(1)
  await stop()
})

test('when the process that follows the tables is killed, another does', { timeout: 60_000 }, async () => {
  vendor.atTables = answering
  const first = begin()
  await vi.waitFor(async () => expect(await heads()).toEqual([1]), wait)
  begin()
  await vi.waitFor(() => expect(polls().length).toBeGreaterThan(1), wait)
  first.kill('SIGKILL')
  const before = polls().length
  table.heads = 5
  await vi.waitFor(async () => expect(await heads()).toEqual([5]), wait)
  expect(
    polls()
      .slice(before)
      .map(({ body }) => body.since),
  ).toContain('')
})
