import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readableLine } from './log-line.ts'
import { ROOT } from './root.ts'

export interface Program {
  name: string
  /** Path of its TypeScript below the clone. */
  main: string
  env: NodeJS.ProcessEnv
  /** Answers 200 once the program serves. */
  healthUrl: string
}

export interface Child {
  /** Resolves when it answers for the first time; throws when it ends before. */
  ready: Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
  pid(): number | undefined
}

/** From SIGTERM to SIGKILL; longer than the server waits for requests and jobs under way. */
const GRACE_MS = 20_000
/** One that ends is seen at once; one that only takes long, on a machine with much else to do, is waited for. */
const START_MS = 180_000
/** Between an unexpected end and the next start: doubled each time until the program stays up for a while. */
const FIRST_PAUSE_MS = 500
const LAST_PAUSE_MS = 30_000
const CALM_MS = 30_000
const POLL_MS = 50

/** Runs a program of ours until `stop`; one that ends by itself after it once served is started again. */
export function keepRunning(
  program: Program,
  print: (line: string) => void,
  { graceMs = GRACE_MS, lastPauseMs = LAST_PAUSE_MS } = {},
): Child {
  let stopping = false
  let replacing = false
  let served = false
  let pauseMs = FIRST_PAUSE_MS
  let current = start()

  function start(): ChildProcess {
    const child = launch(program, print)
    const startedAt = Date.now()
    child.once('exit', async (code, signal) => {
      if (stopping || replacing || !served) return
      if (Date.now() - startedAt > CALM_MS) pauseMs = FIRST_PAUSE_MS
      print(`${program.name} ended (${signal ?? code}): starting it again`)
      await sleep(pauseMs)
      pauseMs = Math.min(pauseMs * 2, lastPauseMs)
      if (!stopping && !replacing && child === current) current = start()
    })
    return child
  }

  const ready = untilHealthy(program, () => current).then(() => {
    served = true
  })
  return {
    ready,
    pid: () => current.pid,
    restart: async () => {
      replacing = true
      await end(current, graceMs)
      replacing = false
      if (!stopping) current = start()
    },
    stop: async () => {
      stopping = true
      await end(current, graceMs)
    },
  }
}

function launch({ name, main, env }: Program, print: (line: string) => void): ChildProcess {
  const preload = join(import.meta.dirname, 'leave-with-parent.ts')
  const child = spawn(process.execPath, ['--import', preload, resolve(ROOT, main)], {
    cwd: ROOT,
    env,
    // Out of the terminal's group: Ctrl-C reaches the launcher alone, which stops things in their order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) => print(`${name.padEnd(6)} | ${readableLine(line)}`))
  }
  return child
}

async function untilHealthy({ name, healthUrl }: Program, child: () => ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (hasEnded(child())) throw new Error(`${name} ended before it served anything (see its lines above)`)
    const answer = await fetch(healthUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok) return
    await sleep(POLL_MS)
  }
  throw new Error(`${name} does not answer at ${healthUrl}`)
}

async function end(child: ChildProcess, graceMs: number): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null
