import { z } from 'zod'
import { coinHash } from '../../coin.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { decideRequest } from '../../two-staff.ts'

const none = z.object({})

/**
 * A payment that is queued or failed was paid by this transaction, which the chain has and the server does not know, as after a backup was put back. Another of the staff confirms it. STAFF_COIN_UNPAID: by the chain
 * it was not; `why` is one of `coinUnpaidWhys`. STAFF_COIN_OPEN: something else that was signed for it may still be mined. STAFF_CONFLICT: one waits already.
 */
export const coinPaidBy = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/payments/:paymentIdx/paid-by',
  permission: 'coin.decide',
  params: z.object({ paymentIdx: idInPath }),
  query: none,
  body: z.object({ txHash: coinHash, reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_CONFLICT', 'STAFF_COIN_OPEN', 'STAFF_COIN_UNPAID'],
})
/** The chain is asked once more; then the payment is paid, and its withdrawal completed, or its deposit returned. */
export const coinPaidByConfirm = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/paid-requests/:requestId/confirm',
  permission: 'coin.decide',
  params: z.object({ requestId: idInPath }),
  query: none,
  body: none,
  data: none,
  refusals: [
    ...(['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT'] as const),
    ...(['STAFF_COIN_OPEN', 'STAFF_COIN_UNPAID'] as const),
  ],
})
export const coinPaidByDrop = decideRequest('/admin/api/coin/paid-requests/:requestId/drop', 'coin.decide')
