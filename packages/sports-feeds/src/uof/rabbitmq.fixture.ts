import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@maru/postgres'

/** Where `script/lib/rabbitmq.ts` unpacks Debian's packages. */
const UNPACKED = join(import.meta.dirname, '../../../../.maru/rabbitmq/usr/lib')

export type Rabbitmq = { port: number; stop(): Promise<void> }

/** RabbitMQ on a free port of loopback, with a folder and a port mapper of its own. User and password: guest. */
export const startRabbitmq = async (): Promise<Rabbitmq> => {
  if (!existsSync(UNPACKED)) throw new Error('This test needs RabbitMQ: run ./script/node script/lib/rabbitmq.ts')
  const home = only(join(UNPACKED, 'rabbitmq/lib/rabbitmq_server-*'))
  const bin = only(join(UNPACKED, 'erlang/erts-*/bin'))
  const folder = mkdtempSync(join(tmpdir(), 'maru-rabbitmq-'))
  mkdirSync(join(folder, 'home'))
  const [port, nodePort, mapperPort] = await freePorts(3)
  const env = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: join(folder, 'home'),
    ROOTDIR: join(UNPACKED, 'erlang'),
    BINDIR: bin,
    EMU: 'beam',
    PROGNAME: 'erl',
    ERL_LIBS: join(home, 'plugins'),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(mapperPort),
    RABBITMQ_HOME: home,
    RABBITMQ_NODENAME: `maru-${process.pid}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(nodePort),
    RABBITMQ_MNESIA_BASE: folder,
    RABBITMQ_LOGS: join(folder, 'log'),
    RABBITMQ_PLUGINS_DIR: join(home, 'plugins'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'),
  }
  const mapper = spawn(join(bin, 'epmd'), ['-address', '127.0.0.1', '-port', String(mapperPort)], {
    env,
    stdio: 'ignore',
  })
  await answering(mapperPort)
  const broker = spawn(join(bin, 'erlexec'), OPTIONS, { env, cwd: folder, stdio: 'ignore' })
  const ended = [mapper, broker].map((child) => once(child, 'exit'))
  await Promise.race([answering(port), once(broker, 'exit').then(() => Promise.reject(new Error('RabbitMQ ended')))])
  return {
    port,
    async stop() {
      for (const child of [broker, mapper]) child.kill('SIGKILL')
      await Promise.all(ended)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const OPTIONS = [
  ...['-noinput', '-s', 'rabbit', 'boot', '-boot', 'start_sasl', '+S', '1:1', '+sbwt', 'none'],
  ...['-kernel', 'inet_dist_use_interface', '{127,0,0,1}', '-kernel', 'prevent_overlapping_partitions', 'false'],
  ...['-syslog', 'logger', '[]', '-syslog', 'syslog_error_logger', 'false'],
]

const only = (pattern: string): string => {
  const [found] = globSync(pattern)
  if (!found) throw new Error(`no ${pattern}`)
  return found
}

const answering = async (port: number): Promise<void> => {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await sleep(100)
  }
}
