import { createPublicClient, createWalletClient, decodeEventLog, type Hex, http, keccak256, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositAddress } from '../address.ts'
import { TRANSFER_TOPIC } from '../token.ts'
import { type DemoChain, startTestChain } from './demo-chain.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
])

let demo: DemoChain
beforeAll(async () => {
  demo = await startTestChain()
})
afterAll(() => demo.stop())

const reader = () => createPublicClient({ chain: foundry, transport: http(demo.rpcUrl) })
const walletOf = (key: Hex) =>
  createWalletClient({ chain: foundry, transport: http(demo.rpcUrl), account: privateKeyToAccount(key) })
const hot = () => walletOf(demo.hotKey)
const own = () => walletOf(demo.demoKey)
const read = (functionName: 'name' | 'symbol' | 'decimals' | 'totalSupply') =>
  reader().readContract({ abi, address: demo.token, functionName })
const balance = (owner: Hex) =>
  reader().readContract({ abi, address: demo.token, functionName: 'balanceOf', args: [owner] })
const allowance = (owner: Hex, spender: Hex) =>
  reader().readContract({ abi, address: demo.token, functionName: 'allowance', args: [owner, spender] })
const write = async (
  by: ReturnType<typeof hot>,
  functionName: 'transfer' | 'approve' | 'transferFrom',
  args: readonly unknown[],
) => {
  const hash = await by.writeContract({ abi, address: demo.token, functionName, args, gas: 200_000n } as never)
  return reader().waitForTransactionReceipt({ hash, pollingInterval: 5 })
}

test('it says what it is', async () => {
  expect(await Promise.all([read('name'), read('symbol'), read('decimals')])).toEqual(['Play Tether USD', 'USDT', 6])
  expect(await read('totalSupply')).toBe(100_000_000_000_000_000n)
  expect(keccak256(Buffer.from('Transfer(address,address,uint256)'))).toBe(TRANSFER_TOPIC)
})

test('a transfer moves what is there, logs it, and returns nothing', async () => {
  const to = depositAddress(demo.xpub, 1)
  const before = await balance(own().account.address)
  const { status, logs } = await write(own(), 'transfer', [to, 5n])
  expect(status).toBe('success')
  expect(
    logs.map((log) => decodeEventLog({ abi, ...log })).map(({ eventName, args }) => ({ eventName, args })),
  ).toEqual([{ eventName: 'Transfer', args: { from: own().account.address, to, value: 5n } }])
  expect([await balance(to), await balance(own().account.address)]).toEqual([5n, before - 5n])
  const data = `0xa9059cbb${to.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as Hex
  expect((await reader().call({ account: own().account, to: demo.token, data })).data).toBeUndefined()
})

test('more than there is, and a transfer to nobody, move nothing', async () => {
  const before = await balance(hot().account.address)
  expect((await write(hot(), 'transfer', [own().account.address, before + 1n])).status).toBe('reverted')
  expect((await write(hot(), 'transfer', [`0x${'0'.repeat(40)}`, 1n])).status).toBe('reverted')
  expect(await balance(hot().account.address)).toBe(before)
})

test('a spender moves what it was allowed, and no more', async () => {
  const [owner, spender, to] = [own().account.address, hot().account.address, depositAddress(demo.xpub, 2)]
  const { logs } = await write(own(), 'approve', [spender, 10n])
  expect(logs.map((log) => decodeEventLog({ abi, ...log }).eventName)).toEqual(['Approval'])
  expect((await write(hot(), 'transferFrom', [owner, to, 11n])).status).toBe('reverted')
  expect((await write(hot(), 'transferFrom', [owner, to, 7n])).status).toBe('success')
  expect([await allowance(owner, spender), await balance(to)]).toEqual([3n, 7n])
  expect((await write(hot(), 'transferFrom', [owner, to, 4n])).status).toBe('reverted')
})
