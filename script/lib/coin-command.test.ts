import { connectChain, createSigner, depositAddress } from '@maru/coin-chain'
import { type DemoChain, startTestChain } from '@maru/coin-chain/demo'
import { gasWalletOf } from '@maru/coin-chain/sweep'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coinCommand } from './coin-command.ts'

const WORDS = 'test test test test test test test test test test test junk'
const TO = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
let demo: DemoChain
beforeAll(async () => {
  demo = await startTestChain()
  await demo.send(depositAddress(demo.xpub, 0), 12_500_000)
  await demo.send(depositAddress(demo.xpub, 4), 900_000)
})
afterAll(() => demo.stop())

const envOf = (): Record<string, string> => ({
  COIN_RPC_URL: demo.rpcUrl,
  COIN_CHAIN_ID: `${demo.chainId}`,
  COIN_TOKEN: demo.token,
  COIN_XPUB: demo.xpub,
})
const run = async (line: string, { env = envOf(), secret = WORDS } = {}) => {
  const lines: string[] = []
  let isAsked = false
  const askSecret = async () => {
    isAsked = true
    return secret
  }
  const left = await coinCommand({ env, args: line.split(' '), askSecret, print: (one) => lines.push(one), pollMs: 10 })
  return { left, lines, isAsked }
}
const balances = async (...addresses: `0x${string}`[]) => {
  const { rpcUrl, chainId, token } = demo
  return (await connectChain({ rpcUrl, chainId, token, timeoutMs: 10_000 })).balances(addresses)
}

test('a dry run lists what there is, asks for no words and moves nothing', async () => {
  const { lines, left, isAsked } = await run(`sweep --addresses 5 --to ${TO} --dry-run --least 0.5`)
  expect(lines).toEqual([
    `0   ${depositAddress(demo.xpub, 0)}   12.500000`,
    `4   ${depositAddress(demo.xpub, 4)}   0.900000`,
    `13.400000 USDT at 2 of 5 addresses, to ${TO}`,
    `gas is paid by ${gasWalletOf(demo.xpub).address}`,
  ])
  expect([left, isAsked]).toEqual([0, false])
  expect(await balances(TO)).toEqual([0])
})

test('wrong words move nothing', async () => {
  const sweeping = run(`sweep --addresses 5 --to ${TO}`, { secret: WORDS.replace('junk', 'test') })
  await expect(sweeping).rejects.toThrow('do not lead to COIN_XPUB')
})

test('it goes to the hot wallet where that is known, and only what is worth its gas', async () => {
  const hot = createSigner({ ...demo, key: demo.hotKey, decimals: 6 }).address
  const [before = 0] = await balances(hot)
  const give = {
    jsonrpc: '2.0',
    id: 1,
    method: 'anvil_setBalance',
    params: [gasWalletOf(demo.xpub).address, '0xde0b6b3a7640000'],
  }
  await fetch(demo.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(give),
  })
  const { left, lines } = await run('sweep --addresses 5', { env: { ...envOf(), COIN_HOT_KEY: demo.hotKey } })
  expect(left).toBe(0)
  expect(lines[1]).toBe(`12.500000 USDT at 1 of 5 addresses, to ${hot} (the hot wallet)`)
  expect(lines.at(-1)).toContain(`${depositAddress(demo.xpub, 0)}  moved`)
  expect(await balances(hot, depositAddress(demo.xpub, 0), depositAddress(demo.xpub, 4))).toEqual([
    before + 12_500_000,
    0,
    900_000,
  ])
})

test('what cannot be meant is refused in a sentence', async () => {
  const refused = [
    ['sweep --addresses 5', '--to is missing'],
    [`sweep --to ${TO}`, '--addresses must be a number'],
    ['sweep --addresses 5 --to 0x12', '--to must be an address'],
    [`sweep --addresses 5 --to ${TO.replace('5aA', '5AA')}`, 'wrong checksum'],
    [`sweep --addresses 5 --to 0x${'0'.repeat(40)}`, 'null address'],
    [`sweep --addresses 5 --to ${demo.token}`, 'choose another one'],
    [`sweep --addresses 5 --to ${gasWalletOf(demo.xpub).address}`, 'choose another one'],
    [`sweep --addresses 5 --least 0.1 --to ${depositAddress(demo.xpub, 4)}`, 'choose another one'],
    [`sweep --addresses 5 --to ${TO} --least 1,5`, '--least must be USDT'],
    ['keep', 'there is no "keep"'],
  ] as const
  for (const [line, message] of refused) await expect(run(line), line).rejects.toThrow(message)
  const { COIN_XPUB: _, ...env } = envOf()
  await expect(run(`sweep --addresses 5 --to ${TO}`, { env })).rejects.toThrow('COIN_XPUB is missing')
})
