import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { leadershipOf } from './leader.ts'
import type { NamedClock } from './named-clock.ts'
import { startTicker, type Ticker } from './ticker.ts'

const server = await testServer()
const FIXTURE = join(import.meta.dirname, 'ticker.fixture.ts')
const children: ChildProcess[] = []
const tickers: Ticker[] = []
const wait = { timeout: 15_000, interval: 20 }

beforeAll(() =>
  server.ownerPool.query(
    'CREATE TABLE public.tick (due timestamptz, who text, at timestamptz); GRANT ALL ON public.tick TO maru_app',
  ),
)
beforeEach(() => server.ownerPool.query('TRUNCATE public.tick, platform.leader'))
afterEach(async () => {
  for (const child of children.splice(0)) await ended(child, 'SIGKILL')
  await Promise.all(tickers.splice(0).map((ticker) => ticker.stop()))
})

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill(signal)
      })
const begin = (who: string): ChildProcess => {
  const child = spawn(process.execPath, [FIXTURE, server.config.DATABASE_URL, who], { stdio: 'ignore' })
  children.push(child)
  return child
}
const tick = (clocks: readonly NamedClock[]): Ticker => {
  const ticker = startTicker(server.contexts, clocks)
  tickers.push(ticker)
  return ticker
}
const clock = (run: (due: Date) => Promise<unknown>, everyMs = 1_000): NamedClock => ({
  name: 'test.clock',
  everyMs,
  isExact: true,
  tick: (_services, due) => run(due),
})
const ticksOf = async (who: string): Promise<number> =>
  (await server.ownerPool.query('SELECT count(*)::int AS n FROM public.tick WHERE who = $1', [who])).rows[0].n

test('clocks of one period tick at instants of their own, but those that are exact at its multiples', async () => {
  const instants = new Map<string, number>()
  const named = (name: string, exact?: true): NamedClock => ({
    name,
    everyMs: 1_000,
    ...(exact && { isExact: exact }),
    tick: async (_services, due) => void instants.set(name, due.getTime() % 1_000),
  })
  const others = Array.from({ length: 20 }, (_, n) => named(`test.other-${n}`))
  tick([named('test.first', true), ...others, named('test.last', true)])
  await expect.poll(() => instants.size, wait).toBe(22)
  expect([instants.get('test.first'), instants.get('test.last')]).toEqual([0, 0])
  const sorted = others.map(({ name }) => instants.get(name) as number).sort((one, other) => one - other)
  const apart = sorted.map((instant, n) => instant - (sorted[n - 1] ?? 0))
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(15)
})

test('one process of all ticks; when it is killed another goes on, and ticks no instant twice or before its time', async () => {
  const processes = { a: begin('a'), b: begin('b') }
  await expect.poll(async () => (await ticksOf('a')) + (await ticksOf('b')), wait).toBeGreaterThan(5)
  const [leader, follower] = (await ticksOf('a')) > 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
  expect(await ticksOf(follower)).toBe(0)
  await ended(processes[leader], 'SIGKILL')
  await expect.poll(() => ticksOf(follower), wait).toBeGreaterThan(5)
  const { rows } = await server.ownerPool.query(
    `SELECT count(*)::int AS n, count(DISTINCT due)::int AS instants, count(*) FILTER (WHERE at < due)::int AS early FROM public.tick WHERE who = $1`,
    [follower],
  )
  expect(rows[0].n).toBe(rows[0].instants)
  expect(rows[0].early).toBe(0)
})

test('a leader that is stopped and goes on later ticks no more until it has the lead again', async () => {
  const processes = { a: begin('a'), b: begin('b') }
  await expect.poll(async () => (await ticksOf('a')) + (await ticksOf('b')), wait).toBeGreaterThan(2)
  const [leader, follower] = (await ticksOf('a')) > 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
  processes[leader].kill('SIGSTOP')
  await expect.poll(() => ticksOf(follower), wait).toBeGreaterThan(5)
  const before = await ticksOf(leader)
  processes[leader].kill('SIGCONT')
  await sleep(1_500)
  // A tick that was under way when it was stopped may still end.
  expect(await ticksOf(leader)).toBeLessThanOrEqual(before + 1)
})

test('a leader that leaves hands over at once, and its last tick has ended', async () => {
  const begun: number[] = []
  const finished: number[] = []
  const first = tick([
    clock(async (due) => {
      begun.push(due.getTime())
      await sleep(300)
      finished.push(due.getTime())
    }),
  ])
  await expect.poll(() => begun.length, wait).toBe(1)
  await first.stop()
  expect(finished).toEqual(begun)
  const second: Date[] = []
  tick([clock(async (due) => void second.push(due))])
  await expect.poll(() => second.length, wait).toBe(1)
})

test('instants of an exact clock are multiples of its period; of those that passed during a tick the newest follows; a failed tick ends nothing', async () => {
  const ticked: string[] = []
  server.clock.set('2026-11-20T15:00:00.700+09:00')
  tick([
    clock(async (due) => {
      ticked.push(due.toISOString())
      if (ticked.length === 1) server.clock.set('2026-11-20T15:00:07.250+09:00')
      else throw new Error('this tick fails')
    }),
  ])
  await expect.poll(() => ticked.length, wait).toBe(2)
  server.clock.set('2026-11-20T15:00:09.000+09:00')
  await expect.poll(() => ticked.length, wait).toBe(3)
  expect(ticked).toEqual(['2026-11-20T06:00:00.000Z', '2026-11-20T06:00:07.000Z', '2026-11-20T06:00:09.000Z'])
})

test('a clock that is moved back ticks nothing twice, and goes on from there', async () => {
  const ticked: string[] = []
  server.clock.set('2026-11-20T15:00:05+09:00')
  tick([clock(async (due) => void ticked.push(due.toISOString().slice(17, 19)))])
  await expect.poll(() => ticked.length, wait).toBe(1)
  server.clock.set('2026-11-20T15:00:02+09:00')
  await sleep(300)
  server.clock.set('2026-11-20T15:00:03+09:00')
  await expect.poll(() => ticked, wait).toEqual(['05', '03'])
})

test('of several that ask for the lead at once one gets it, and keeps it while it renews', async () => {
  const all = Array.from({ length: 8 }, () => leadershipOf('test'))
  const renew = () => Promise.all(all.map((one) => server.system((ctx) => one.renew(ctx.db))))
  await renew()
  const first = all.findIndex((one) => one.isLeader())
  await renew()
  expect(all.map((one) => one.isLeader())).toEqual(all.map((_, n) => n === first))
})

test('two clocks cannot have one name', () => {
  const twin = clock(async () => {})
  expect(() => startTicker(server.contexts, [twin, twin])).toThrow('Two clocks are named test.clock')
})
