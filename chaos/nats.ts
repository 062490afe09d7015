import { type ChildProcess, spawn } from 'node:child_process'
import { ensureNatsServer } from '../script/lib/nats-server.ts'

/** A server that is killed comes back after a while, as under a supervisor. */
const AWAY_MS = 1_500

export type Nats = {
  url: string
  pid(): number | undefined
  /** How many server processes have a connection. */
  connections(): Promise<number>
  stop(): Promise<void>
}

/** Debian's nats-server at `port`, started again whenever it ends; says at the port after it how it is. */
export const startNats = (port: number, print: (line: string) => void): Nats => {
  const program = ensureNatsServer(print)
  let child: ChildProcess | undefined
  let isStopped = false
  const start = (): void => {
    if (isStopped) return
    const started = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-m', String(port + 1)], { stdio: 'ignore' })
    child = started
    started.once('exit', () => {
      child = undefined
      if (!isStopped) print('nats   | ended')
      setTimeout(start, AWAY_MS).unref()
    })
  }
  start()
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: () => child?.pid,
    connections: async () => {
      const answer = await fetch(`http://127.0.0.1:${port + 1}/connz`)
      return ((await answer.json()) as { num_connections: number }).num_connections
    },
    stop: async () => {
      isStopped = true
      const last = child
      if (!last) return
      const gone = new Promise((done) => last.once('exit', done))
      last.kill()
      await gone
    },
  }
}
