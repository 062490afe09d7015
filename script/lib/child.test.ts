import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, keepRunning } from './child.ts'
import { freePorts, requireFree } from './ports.ts'

const SERVES = `
  import { createServer } from 'node:http'
  console.log(JSON.stringify({ level: 30, time: 0, msg: 'up', pid: process.pid, port: 1 }))
  createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))`

let dir: string
let port: number
let lines: string[]
let child: Child | undefined

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'maru-child-'))
  port = (await freePorts(1))[0] ?? 0
  lines = []
})

afterEach(async () => {
  await child?.stop()
  child = undefined
  rmSync(dir, { recursive: true })
})

function program(source: string) {
  const main = join(dir, 'main.ts')
  writeFileSync(main, source)
  return { name: 'tester', main, env: { ...process.env, PORT: String(port) }, healthUrl: `http://127.0.0.1:${port}/` }
}

const run = (source: string) => {
  child = keepRunning(program(source), (line) => lines.push(line), { graceMs: 500 })
  return child
}

const servingPid = () =>
  fetch(`http://127.0.0.1:${port}/`)
    .then((answer) => answer.text())
    .then(Number)
    .catch(() => 0)

test('is ready once it serves, its lines are readable, and stop ends it', async () => {
  const running = run(SERVES)
  await running.ready
  expect(await servingPid()).toBe(running.pid())
  expect(lines).toContain('tester | 1970-01-01T00:00:00.000Z info up port=1')
  await running.stop()
  expect(await servingPid()).toBe(0)
})

test('one that ends by itself is started again', async () => {
  const running = run(SERVES)
  await running.ready
  const first = running.pid() ?? 0
  process.kill(first, 'SIGKILL')
  await expect.poll(servingPid, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(await servingPid()).not.toBe(first)
})

test('one that ends before it ever served is an error, not a loop', async () => {
  await expect(run('process.exit(3)').ready).rejects.toThrow(/tester ended before it served/)
})

test('one that will not end when asked is ended', async () => {
  const running = run(SERVES.replace('process.exit(0)', 'console.log("no")'))
  await running.ready
  await running.stop()
  expect(await servingPid()).toBe(0)
})

test('when the launcher is killed, its programs end by themselves', async () => {
  const launcher = join(dir, 'launcher.ts')
  const { name, main, healthUrl } = program(SERVES)
  writeFileSync(
    launcher,
    `const { keepRunning } = await import(${JSON.stringify(join(import.meta.dirname, 'child.ts'))})
     await keepRunning(${JSON.stringify({ name, main, healthUrl })}, () => {}).ready
     console.log('ready')`,
  )
  const parent = spawn(process.execPath, [launcher], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => parent.stdout.once('data', resolve))
  expect(await servingPid()).toBeGreaterThan(0)
  parent.kill('SIGKILL')
  await expect.poll(servingPid, { timeout: 10_000 }).toBe(0)
})

test('a busy port is a sentence that names the variable', async () => {
  await run(SERVES).ready
  await expect(requireFree('127.0.0.1', { PORT: port })).rejects.toThrow(`PORT ${port} is in use`)
})
