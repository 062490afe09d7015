import type { CashQueueState } from '../features/cash/use-cash-queue.ts'
import type { SignUpQueueState } from '../features/sign-ups/use-sign-up-queue.ts'
import type { KeyHandlers } from '../shared/keys/use-keys.ts'

type ListState = CashQueueState['queue'] | SignUpQueueState['queue']

/** Only what acts now: other keys are not shown. */
const listKeys = ({ shown, waitingCount, chosen, move, reveal, choose }: ListState): KeyHandlers => ({
  ...(shown.length > 0 && { next: () => move(1), previous: () => move(-1) }),
  ...(waitingCount > 0 && { reveal }),
  ...(chosen !== undefined && { cancel: () => choose(undefined) }),
})

export const cashKeys = ({
  queue,
  canStart,
  canComplete,
  canReject,
  canPay,
  startNow,
  askComplete,
  askPay,
  askReject,
}: CashQueueState): KeyHandlers => ({
  ...listKeys(queue),
  ...(canStart && { start: startNow }),
  ...(canComplete && { complete: askComplete }),
  ...(canPay && { pay: askPay }),
  ...(canReject && { reject: askReject }),
})

export const signUpKeys = ({
  queue,
  row,
  mayDecide,
  markCalled,
  askApprove,
  askReject,
}: SignUpQueueState): KeyHandlers => ({
  ...listKeys(queue),
  ...(mayDecide && row?.calledAt === null && { called: markCalled }),
  ...(mayDecide && row && { approve: askApprove, reject: askReject }),
})
