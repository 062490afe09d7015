import { expect, test } from 'vitest'
import type { CashQueueState } from '../features/cash/use-cash-queue.ts'
import { cashKeys } from './queue-keys.ts'

const act = () => {}
const chosen = {
  queue: { shown: [], waitingCount: 0, chosen: 7, move: act, reveal: act, choose: act },
  startNow: act,
  askComplete: act,
  askPay: act,
  askReject: act,
} as unknown as CashQueueState

test('the foot of the page names paying where the button does, and completing where that does', () => {
  expect(Object.keys(cashKeys({ ...chosen, canPay: true }))).toEqual(['cancel', 'pay'])
  expect(Object.keys(cashKeys({ ...chosen, canComplete: true }))).toEqual(['cancel', 'complete'])
})
