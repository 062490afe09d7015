import type { Language } from '@maru/contract'
import { text } from '@maru/i18n'
import type { RequestRow } from './request.repository.ts'

/** Why staff refused, as a person reads it. */
export const reasonIn = (language: Language, row: Pick<RequestRow, 'reason' | 'named_reason'>): string | null =>
  row.named_reason === null ? row.reason : text(language, 'cash-reasons', row.named_reason)
