import type { CashQueueState } from '../features/cash/use-cash-queue.ts'
import type { SignUpQueueState } from '../features/sign-ups/use-sign-up-queue.ts'
import type { KeyHandlers } from '../shared/keys/use-keys.ts'

export const cashKeys = (cash: CashQueueState): KeyHandlers => ({
  next: () => cash.queue.move(1),
  previous: () => cash.queue.move(-1),
  reveal: cash.queue.reveal,
  start: cash.startNow,
  complete: cash.askComplete,
  reject: cash.askReject,
  cancel: () => cash.queue.choose(undefined),
})

export const signUpKeys = (signUps: SignUpQueueState): KeyHandlers => ({
  next: () => signUps.queue.move(1),
  previous: () => signUps.queue.move(-1),
  reveal: signUps.queue.reveal,
  called: signUps.markCalled,
  approve: signUps.askApprove,
  reject: signUps.askReject,
  cancel: () => signUps.queue.choose(undefined),
})
