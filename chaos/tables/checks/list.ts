import type { TableCheck } from '../evidence.ts'
import { answeredCheck, livesCheck, provenCheck, pursesCheck } from './books.check.ts'
import { dealtCheck, returnedCheck } from './dealt.check.ts'
import { endedCheck, orderCheck } from './ended.check.ts'
import { lateCheck } from './late.check.ts'
import { onTimeCheck } from './on-time.check.ts'
import { paidOnceCheck, settledCheck } from './settled.check.ts'

export const tableChecks: readonly TableCheck[] = [
  endedCheck,
  orderCheck,
  settledCheck,
  paidOnceCheck,
  lateCheck,
  dealtCheck,
  returnedCheck,
  onTimeCheck,
  pursesCheck,
  answeredCheck,
  livesCheck,
  provenCheck,
]
