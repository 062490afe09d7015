import { inspect } from 'node:util'
import { decodeFunctionData, keccak256, parseAbi, parseTransaction, recoverTransactionAddress } from 'viem'
import { expect, test } from 'vitest'
import { demoHotKey, demoToken } from './demo/demo-keys.ts'
import { createSigner, GAS_LIMIT, isPrivateKey } from './signer.ts'

const fees = { maxFee: 3n, priorityFee: 2n }
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const key = demoHotKey()
const signer = (decimals = 6) => createSigner({ key, chainId: 56, token: demoToken(), decimals })
const abi = parseAbi(['function transfer(address to, uint256 value)'])

test('a payment is one transfer of the token, signed for its chain, with its number and fees', async () => {
  const { raw, hash } = await signer().sign({ to, amount: 1_500_000, nonce: 7, fees })
  const { data = '0x', ...read } = parseTransaction(raw)
  expect(read).toMatchObject({
    type: 'eip1559',
    chainId: 56,
    nonce: 7,
    to: demoToken().toLowerCase(),
    gas: GAS_LIMIT,
    maxFeePerGas: 3n,
    maxPriorityFeePerGas: 2n,
  })
  expect(decodeFunctionData({ abi, data })).toEqual({ functionName: 'transfer', args: [to, 1_500_000n] })
  expect(await recoverTransactionAddress({ serializedTransaction: raw as never })).toBe(signer().address)
  expect(hash).toBe(keccak256(raw))
})

test('the same payment signed again is the same transaction', async () => {
  const payment = { to, amount: 1, nonce: 0, fees } as const
  expect(await signer().sign(payment)).toEqual(await signer().sign(payment))
})

test('micro-USDT are sent in units of the token', async () => {
  const { raw } = await signer(18).sign({ to, amount: 2, nonce: 0, fees })
  const { data = '0x' } = parseTransaction(raw)
  expect(decodeFunctionData({ abi, data }).args[1]).toBe(2_000_000_000_000n)
})

test('nothing is signed of a sum, a number or an address that cannot be', async () => {
  for (const amount of [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1])
    await expect(signer().sign({ to, amount, nonce: 0, fees })).rejects.toThrow('cannot be sent')
  await expect(signer().sign({ to, amount: 1, nonce: -1, fees })).rejects.toThrow('no number')
  await expect(signer().sign({ to: '0x12', amount: 1, nonce: 0, fees })).rejects.toThrow()
  for (const decimals of [5, 19, 6.5]) expect(() => signer(decimals)).toThrow('decimals')
})

test('a key is 32 bytes of the curve, and no error or print shows it', async () => {
  const beyond = `0x${'f'.repeat(64)}`
  expect(isPrivateKey(key)).toBe(true)
  for (const wrong of [`0x${'0'.repeat(64)}`, beyond, key.slice(2), `${key}0`, '']) {
    expect(isPrivateKey(wrong), wrong).toBe(false)
    const make = () => createSigner({ key: wrong, chainId: 1, token: demoToken(), decimals: 6 })
    expect(make).toThrow('32 bytes')
    if (wrong) expect(make).not.toThrow(wrong)
  }
  expect(inspect(signer(), { depth: 9, showHidden: true })).not.toContain(key.slice(2))
  const refused = await signer()
    .sign({ to: '0x12', amount: 1, nonce: 0, fees })
    .catch((error: unknown) => error)
  expect(inspect(refused, { depth: 9, showHidden: true })).not.toContain(key.slice(2))
})
