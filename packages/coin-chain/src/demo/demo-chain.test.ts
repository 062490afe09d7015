import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { depositAddress } from '../address.ts'
import { connectChain } from '../connect.ts'
import { createSigner } from '../signer.ts'
import { type DemoChain, startDemoChain, startTestChain } from './demo-chain.ts'

const timeoutMs = 10_000
const connect = ({ rpcUrl, chainId, token }: DemoChain) => connectChain({ rpcUrl, chainId, token, timeoutMs })
const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'maru-demo-chain-'))
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})
const isGone = async (rpcUrl: string) =>
  fetch(rpcUrl).then(
    () => false,
    () => true,
  )

test('a demo chain begins with its token, and with coin and gas in both wallets', async () => {
  const demo = await startTestChain()
  const chain = await connect(demo)
  const wallets = [demo.hotKey, demo.demoKey].map((key) => createSigner({ ...demo, key, decimals: 6 }).address)
  expect(chain.decimals).toBe(6)
  expect(await chain.balances(wallets)).toEqual([1_000_000_000_000, 1_000_000_000_000_000])
  for (const wallet of wallets) expect(await chain.gas(wallet)).toBeGreaterThan(10n ** 20n)
  await demo.stop()
  expect(await isGone(demo.rpcUrl)).toBe(true)
})

test('a chain with a folder goes on where it was stopped', async () => {
  const dataDir = folder()
  const first = await startDemoChain({ dataDir, blockTimeSeconds: 0 })
  const to = depositAddress(first.xpub, 3)
  const hash = await first.send(to, 12_000_000)
  await first.mine(5)
  const before = await connect(first)
  const [receipt, head] = [await before.receipt(hash), await before.head()]
  const transfers = await before.transfers(0, head.number)
  expect(transfers.at(-1)).toMatchObject({ txHash: hash, to })
  await first.stop()
  const second = await startDemoChain({ dataDir, blockTimeSeconds: 0 })
  const after = await connect(second)
  expect(await after.head()).toEqual(head)
  expect(await after.receipt(hash)).toEqual(receipt)
  expect(await after.balances([to])).toEqual([12_000_000])
  expect(await after.transfers(0, head.number)).toEqual(transfers)
  await second.mine(1)
  expect((await after.head()).number).toBe(head.number + 1)
  await second.stop()
})

test('a state that cannot be used is set aside, and the chain begins anew', async () => {
  const dataDir = folder()
  const first = await startDemoChain({ dataDir, blockTimeSeconds: 0 })
  await first.stop()
  const file = join(dataDir, 'demo-chain.state')
  truncateSync(file, 300)
  const second = await startDemoChain({ dataDir, blockTimeSeconds: 0 })
  expect((await (await connect(second)).head()).number).toBe(1)
  expect(readFileSync(`${file}.unusable`).length).toBe(300)
  await second.stop()
})

test('blocks come at their pace, and take what waits', async () => {
  const demo = await startDemoChain({ blockTimeSeconds: 0.1 })
  const chain = await connect(demo)
  const hash = await demo.send(depositAddress(demo.xpub, 0), 1)
  await expect.poll(() => chain.receipt(hash)).toMatchObject({ hasSucceeded: true })
  const { number } = await chain.head()
  await expect.poll(async () => (await chain.head()).number).toBeGreaterThan(number + 2)
  await demo.stop()
})
