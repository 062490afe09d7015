import type { CashReason, Language } from '@maru/contract'
import { text } from '@maru/i18n'

/** Why staff refused, as a person reads it. */
export const reasonIn = (
  language: Language,
  row: { reason: string | null; named_reason: CashReason | null },
): string | null => (row.named_reason === null ? row.reason : text(language, 'cash-reasons', row.named_reason))
