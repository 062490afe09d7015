import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { depositAddress } from '../address.ts'
import type { Address, Hash } from '../chain.ts'
import { connectChain } from '../connect.ts'
import { startDemoChain } from './demo-chain.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'maru-demo-process-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

type Begun = { child: ChildProcess; rpcUrl: string; token: Address; txHash: Hash }
const start = async (): Promise<Begun> => {
  const fixture = join(import.meta.dirname, 'demo-process.fixture.ts')
  const child = spawn(process.execPath, [fixture, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, ...JSON.parse(`${said}`) }
}
const answers = (rpcUrl: string) =>
  fetch(rpcUrl).then(
    () => true,
    () => false,
  )
type Process = { pid: number; parent: number; command: string }
/** The shells and programs below a process. */
const below = (pid: number, all = processes()): Process[] =>
  all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid, all)])
const processes = (): Process[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, ...args]) => ({ pid: Number(pid), parent: Number(parent), command: args.join(' ') }))

test('a chain ends with the process that started it, however that went, and the next goes on from what it had', async () => {
  const { child, rpcUrl, token, txHash } = await start()
  const options = { chainId: 31_337, token, timeoutMs: 10_000 }
  const chain = await connectChain({ ...options, rpcUrl })
  await expect.poll(() => chain.receipt(txHash)).not.toBeNull()
  const receipt = await chain.receipt(txHash)
  // A block is made when what came before is saved.
  await expect.poll(async () => (await chain.head()).number).toBeGreaterThan(receipt?.block.number ?? 0)
  const started = below(child.pid ?? 0)
  expect(started.length).toBeGreaterThan(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => answers(rpcUrl)).toBe(false)
  await expect.poll(() => started.filter(({ pid }) => isAlive(pid))).toEqual([])
  const next = await startDemoChain({ dataDir, blockTimeSeconds: 0 })
  onTestFinished(next.stop)
  const after = await connectChain({ ...options, rpcUrl: next.rpcUrl })
  expect(await after.receipt(txHash)).toEqual(receipt)
}, 60_000)

test('a chain that ends by itself is started again at its place, with what it had', async () => {
  const lines: string[] = []
  const demo = await startDemoChain({ dataDir, blockTimeSeconds: 0.2, log: (line) => lines.push(line) })
  onTestFinished(demo.stop)
  const chain = await connectChain({ ...demo, timeoutMs: 10_000 })
  const to = depositAddress(demo.xpub, 8)
  const hash = await demo.send(to, 33)
  await expect.poll(() => chain.receipt(hash)).not.toBeNull()
  const { number } = await chain.head()
  await expect.poll(async () => (await chain.head()).number).toBeGreaterThan(number + 1)
  const program = below(process.pid).find(({ command }) => /^\S*(fd\/3|anvil) .*--chain-id/.test(command))
  if (!program) throw new Error('no program of the chain')
  process.kill(program.pid, 'SIGKILL')
  await expect.poll(() => lines).toContain('the chain of the demo is gone: starting it again')
  await expect.poll(() => chain.receipt(hash).catch(() => null)).not.toBeNull()
  expect(await chain.balances([to])).toEqual([33])
}, 60_000)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
