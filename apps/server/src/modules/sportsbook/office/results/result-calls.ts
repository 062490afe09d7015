import { serveSportChangeAsk } from '../../calls/admin/ask-change.ts'
import { serveSportChangeConfirm } from '../../calls/admin/confirm-change.ts'
import { serveSportChangeDrop } from '../../calls/admin/drop-change.ts'
import { serveSportResultEnter } from '../../calls/admin/enter-result.ts'
import { serveSportChanges } from '../../calls/admin/list-changes.ts'
import { serveSportResultEvents } from '../../calls/admin/list-result-events.ts'
import { serveSportWaiting } from '../../calls/admin/list-waiting-results.ts'
import { serveSportChangePreview } from '../../calls/admin/preview-change.ts'
import { serveSportResultForm } from '../../calls/admin/show-result-form.ts'
import { serveSportResultWithdraw } from '../../calls/admin/withdraw-result.ts'

/** Results by two of the staff, for the module's table. */
export const resultCalls = [
  serveSportWaiting,
  serveSportResultEvents,
  serveSportResultForm,
  serveSportResultEnter,
  serveSportResultWithdraw,
  serveSportChangePreview,
  serveSportChangeAsk,
  serveSportChanges,
  serveSportChangeConfirm,
  serveSportChangeDrop,
]
