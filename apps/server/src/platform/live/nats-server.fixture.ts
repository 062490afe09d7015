import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@maru/postgres'

export type NatsServer = { url: string; start(): Promise<void>; kill(signal?: NodeJS.Signals): Promise<void> }

/** Debian's nats-server on a free port of loopback. */
export const natsServer = async (...options: string[]): Promise<NatsServer> => {
  const [port] = await freePorts(1)
  let child: ChildProcess | undefined
  const server: NatsServer = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const started = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), ...options], { stdio: 'ignore' })
      child = started
      const missing = once(started, 'error').then(() => {
        throw new Error('These tests need nats-server: run "apt-get install nats-server" as root')
      })
      await Promise.race([answering(port), missing])
    },
    async kill(signal = 'SIGKILL') {
      const ended = child
      child = undefined
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
      const gone = once(ended, 'exit')
      ended.kill(signal)
      await gone
    },
  }
  return server
}

const answering = async (port: number): Promise<void> => {
  for (;;) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        done(true)
      })
      socket.once('error', () => done(false))
    })
    if (isOpen) return
    await sleep(50)
  }
}
