import type { Receipt } from '@maru/coin-chain'
import { expect, test } from 'vitest'
import { dearer, depthOf, isTooDear, verdictOf } from './payment.rules.ts'

const [sender, to, other] = [`0x${'Aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`, `0x${'cc'.repeat(20)}`] as const
const block = { number: 7, hash: `0x${'1'.repeat(64)}`, at: new Date(0) } as const
const txHash = `0x${'2'.repeat(64)}` as const
const receipt = (hasSucceeded: boolean, ...moved: [`0x${string}`, `0x${string}`, number][]): Receipt => ({
  block,
  hasSucceeded,
  transfers: moved.map(([from, receiver, amount], logIndex) => ({
    txHash,
    logIndex,
    block,
    from,
    to: receiver,
    amount,
  })),
})
const payment = { sender, amount: 100 }

test('a payment is paid when exactly its sum left the wallet, also where the token takes a part of it', () => {
  expect(verdictOf(receipt(true, [sender, to, 100]), payment)).toBe('paid')
  expect(verdictOf(receipt(true, [sender, to, 99], [sender, other, 1]), payment)).toBe('paid')
  const small = sender.toLowerCase() as `0x${string}`
  expect(verdictOf(receipt(true, [small, to, 100]), payment)).toBe('paid')
})

test('it failed when nothing left the wallet, whatever the network calls it', () => {
  expect(verdictOf(receipt(false), payment)).toBe('reverted')
  expect(verdictOf(receipt(true), payment)).toBe('reverted')
  expect(verdictOf(receipt(true, [other, to, 100]), payment)).toBe('reverted')
})

test('another sum, or a transfer of what is said to have failed, is neither', () => {
  expect(verdictOf(receipt(true, [sender, to, 99]), payment)).toBe('odd')
  expect(verdictOf(receipt(false, [sender, to, 100]), payment)).toBe('odd')
})

test('a dearer transaction pays at least a quarter more of both, and what is asked now', () => {
  const now = { maxFee: 10n, priorityFee: 1n }
  expect(dearer({ maxFee: 100n, priorityFee: 3n }, now)).toEqual({ maxFee: 125n, priorityFee: 4n })
  expect(dearer({ maxFee: 1n, priorityFee: 0n }, { maxFee: 500n, priorityFee: 9n })).toEqual({
    maxFee: 500n,
    priorityFee: 9n,
  })
  expect(isTooDear({ maxFee: 40n, priorityFee: 1n }, now)).toBe(false)
  expect(isTooDear({ maxFee: 41n, priorityFee: 1n }, now)).toBe(true)
})

test('a block counts itself', () => expect(depthOf(10, 12)).toBe(3))
