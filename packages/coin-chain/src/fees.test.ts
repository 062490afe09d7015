import { expect, test } from 'vitest'
import { feesOf, LEAST_PRIORITY, MOST_FEE, MOST_PRIORITY, median } from './fees.ts'
import { NodeRefused } from './rpc.ts'
import { answerOfRefusal } from './send-answer.ts'

const GWEI = 1_000_000_000n

test('a fee holds while the base fee doubles, and takes the largest tip', () => {
  expect(feesOf(10n * GWEI, [2n * GWEI, 3n * GWEI])).toEqual({ maxFee: 23n * GWEI, priorityFee: 3n * GWEI })
})

test('a chain without base fee and tips has a least fee, and no node can ask for any sum', () => {
  expect(feesOf(0n, [0n, 0n])).toEqual({ maxFee: LEAST_PRIORITY, priorityFee: LEAST_PRIORITY })
  expect(feesOf(0n, [10n ** 30n])).toEqual({ maxFee: MOST_PRIORITY, priorityFee: MOST_PRIORITY })
  expect(feesOf(10n ** 30n, [0n])).toEqual({ maxFee: MOST_FEE, priorityFee: LEAST_PRIORITY })
  expect([median([]), median([5n]), median([9n, 1n, 5n])]).toEqual([undefined, 5n, 5n])
})

test.each([
  ['already known', 'sent'],
  ['AlreadyKnown', 'sent'],
  ['transaction already imported', 'sent'],
  ['nonce too low: next nonce 5, tx nonce 3', 'nonce-used'],
  ['OldNonce', 'nonce-used'],
  ['insufficient funds for gas * price + value', 'no-gas'],
  ['Insufficient funds for gas', 'no-gas'],
  ['replacement transaction underpriced', 'refused'],
  ['txpool is full', 'refused'],
])('%j of a node is %s', (said, answer) => {
  expect(answerOfRefusal(new NodeRefused('eth_sendRawTransaction', -32_000, said))).toBe(answer)
})

test('a node that does not understand has decided nothing', () => {
  expect(() => answerOfRefusal(new NodeRefused('eth_sendRawTransaction', -32_601, 'no such method'))).toThrow(
    'refused eth',
  )
})
