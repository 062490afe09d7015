import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { depositAddress } from '../address.ts'
import type { Address, Chain } from '../chain.ts'
import { connectChain } from '../connect.ts'
import { type DemoChain, startTestChain } from '../demo/demo-chain.ts'
import { openRpc } from '../rpc.ts'
import { masterOf } from '../well-known.ts'
import { gasWalletOf, holdingsOf } from './plan.ts'
import { sweep } from './sweep.ts'
import { parentOf } from './sweep-keys.ts'

const WORDS = 'test test test test test test test test test test test junk'
const timeoutMs = 10_000
const PLENTY = `0x${(10n ** 18n).toString(16)}`
let demo: DemoChain
let chain: Chain
let lines: string[]

beforeAll(async () => {
  demo = await startTestChain()
  const { rpcUrl, chainId, token } = demo
  chain = await connectChain({ rpcUrl, chainId, token, timeoutMs })
})
afterAll(() => demo.stop())
beforeEach(() => {
  lines = []
})

const treasury: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const setGas = (address: Address, wei: string) => openRpc(demo.rpcUrl, timeoutMs).ask('anvil_setBalance', address, wei)
const holdings = (least = 1) => holdingsOf(chain, demo.xpub, 12, least)
const run = async (changes: object = {}) =>
  sweep({
    ...{ chain, rpcUrl: demo.rpcUrl, timeoutMs, to: treasury, pollMs: 10, waitMs: 5_000 },
    parent: parentOf(WORDS, demo.xpub),
    holdings: await holdings(),
    print: (line) => lines.push(line),
    ...changes,
  })

test('addresses that hold enough are found, and no others', async () => {
  await demo.send(depositAddress(demo.xpub, 2), 5_000_000)
  await demo.send(depositAddress(demo.xpub, 11), 400)
  await demo.send(depositAddress(demo.xpub, 12), 9_000_000)
  expect(await holdings()).toEqual([
    { index: 2, address: depositAddress(demo.xpub, 2), amount: 5_000_000 },
    { index: 11, address: depositAddress(demo.xpub, 11), amount: 400 },
  ])
  expect((await holdings(401)).map(({ index }) => index)).toEqual([2])
})

test('without gas in its wallet nothing is sent, and the wallet is named', async () => {
  const { address } = gasWalletOf(demo.xpub)
  const { number } = await chain.head()
  await expect(run()).rejects.toThrow(`the gas wallet ${address} has 0.000000 and needs 0.`)
  expect((await chain.head()).number).toBe(number)
})

test('what the addresses hold is moved, with gas for those that lack it', async () => {
  await setGas(gasWalletOf(demo.xpub).address, PLENTY)
  await setGas(depositAddress(demo.xpub, 11), PLENTY)
  const [before = 0] = await chain.balances([treasury])
  const held = (await holdings()).reduce((sum, { amount }) => sum + amount, 0)
  expect(held).toBe(5_000_400)
  expect(await run()).toBe(0)
  expect(await chain.balances([treasury])).toEqual([before + held])
  expect(await holdings()).toEqual([])
  expect(lines[0]).toBe('gas for 1 addresses')
  expect(lines.slice(1).map((line) => line.split('  ')[1])).toEqual(['moved', 'moved'])
  expect(await run()).toBe(0)
})

test('a run beside another that is under way moves nothing twice', async () => {
  const address = depositAddress(demo.xpub, 3)
  await setGas(address, PLENTY)
  await demo.send(address, 70)
  const [before = 0] = await chain.balances([treasury])
  await demo.setAutomine(false)
  expect(await run({ waitMs: 50 })).toBe(1)
  expect(lines.at(-1)).toContain('still waits')
  expect(await run({ waitMs: 50, to: depositAddress(demo.xpub, 500) })).toBe(1)
  expect(lines.at(-1)).toContain('not taken by the node')
  await demo.mine(1)
  await demo.setAutomine(true)
  expect(await chain.balances([treasury, address, depositAddress(demo.xpub, 500)])).toEqual([before + 70, 0, 0])
})

test('what the token refuses to move is left, and the rest is moved', async () => {
  const address = depositAddress(demo.xpub, 4)
  await setGas(address, PLENTY)
  await demo.send(address, 90)
  const [held] = await holdings()
  expect(held).toMatchObject({ address, amount: 90 })
  const more = { index: 5, address: depositAddress(demo.xpub, 5), amount: 1 }
  expect(await run({ holdings: [more, held] })).toBe(1)
  expect(lines[0]).toBe(`${more.address}  the token refuses to move what it holds`)
  expect(await chain.balances([address])).toEqual([0])
})

test('words, the master key and the key of the account all open the addresses', () => {
  const master = masterOf(WORDS)
  const account = master.derive("m/44'/60'/1'")
  const secrets = [
    WORDS,
    `  ${WORDS.toUpperCase()} \n`,
    master.privateExtendedKey,
    account.privateExtendedKey,
    account.deriveChild(0).privateExtendedKey,
  ]
  for (const secret of secrets) expect(parentOf(secret, demo.xpub).publicExtendedKey).toBe(demo.xpub)
})

test('what opens other addresses, or nothing, is refused and not quoted', () => {
  const other = HDKey.fromMasterSeed(Buffer.alloc(32, 5))
  const wrong = [
    [WORDS.replace('junk', 'test'), 'do not lead to COIN_XPUB'],
    [other.privateExtendedKey, 'do not lead to COIN_XPUB'],
    [demo.xpub, 'a public key'],
    ['junk test', 'neither'],
    [`${other.privateExtendedKey}x`, 'neither'],
  ] as const
  for (const [secret, message] of wrong) {
    expect(() => parentOf(secret, demo.xpub)).toThrow(message)
    expect(() => parentOf(secret, demo.xpub)).not.toThrow(secret)
  }
})
