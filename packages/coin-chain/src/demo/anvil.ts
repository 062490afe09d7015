import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openRpc, type Rpc } from '../rpc.ts'
import { NoAnvil, openProgram, unprivileged } from './binary.ts'
import { DEMO_CHAIN_ID } from './demo-keys.ts'

export type Anvil = { rpcUrl: string; port: number; rpc: Rpc; ended: Promise<void>; stop(): Promise<void> }

const START_MS = 20_000
const CALL_MS = 60_000
/** Its state comes in one answer. */
const MOST_BYTES = 512 * 1024 * 1024
const STATES_IN_MEMORY = 128
/** The shell ends the program when its own input ends: when this process is gone, however it went. */
const SHELL =
  'exec 4<&0; "$@" </dev/null 4<&- & node=$!; (cat <&4 >/dev/null; kill -9 $node) 3<&- & exec 4<&- 0<&-; wait $node'

/** Port 0: any free one. No blocks are made before somebody asks for them. */
export const startAnvil = async (port: number): Promise<Anvil> => {
  const account = unprivileged()
  const program = openProgram(account)
  const child = spawn('/bin/sh', ['-c', SHELL, 'sh', program.path, ...optionsOf(port)], {
    ...account,
    cwd: '/',
    env: { HOME: '/nonexistent', LC_ALL: 'C' },
    // Out of the terminal's group: Ctrl-C is for who started this, and ends things in their order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', program.file],
  })
  child.stdin?.on('error', () => {})
  program.close()
  const ended = once(child, 'exit').then(
    () => {},
    () => {},
  )
  const stop = async () => {
    child.stdin?.destroy()
    await ended
  }
  try {
    const at = await listening(child)
    const rpcUrl = `http://127.0.0.1:${at}`
    void ended.then(() => child.stdin?.destroy())
    return { rpcUrl, port: at, rpc: openRpc(rpcUrl, CALL_MS, MOST_BYTES), ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const optionsOf = (port: number): string[] => [
  ...['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${DEMO_CHAIN_ID}`, '--no-cors'],
  ...['--no-mining', '--no-request-size-limit', '--prune-history', `${STATES_IN_MEMORY}`],
]

const listening = async (child: ChildProcess): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const said: string[] = []
  const timer = setTimeout(() => reject(new NoAnvil('the chain of the demo did not start in time')), START_MS)
  child.once('error', () => reject(new NoAnvil('no chain for the demo: there is no /bin/sh')))
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        const at = /^Listening on 127\.0\.0\.1:(\d+)$/.exec(line.trim())?.[1]
        if (at) resolve(Number(at))
        if (said.length < 40) said.push(line.trim())
      })
  child.once('close', () =>
    reject(new NoAnvil(`the chain of the demo does not run here: ${said.filter(Boolean).at(-1) ?? 'it ended'}`)),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
