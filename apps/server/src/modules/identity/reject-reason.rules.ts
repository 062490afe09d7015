import type { Language, SignUpReason } from '@maru/contract'
import { text } from '@maru/i18n'

/** Why a sign-up was refused, as a person reads it. */
export const rejectReasonIn = (
  language: Language,
  row: { reject_reason: string | null; named_reject_reason: SignUpReason | null },
): string | null =>
  row.named_reject_reason === null ? row.reject_reason : text(language, 'sign-up-reasons', row.named_reject_reason)
