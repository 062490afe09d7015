import { languages } from '@maru/contract'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { hasWords, sanitised } from '../../../platform/rich-text/sanitised.ts'
import type { Texts } from '../../site/index.ts'

/** Sanitised HTML in every language. STAFF_INVALID where nothing is left to read. */
export const cleanTexts = (html: Texts): Texts => {
  const clean = { ko: sanitised(html.ko), en: sanitised(html.en), vn: sanitised(html.vn) }
  const empty = languages.find((language) => !hasWords(clean[language]))
  if (empty) throw invalid(`html.${empty}`, 'empty')
  return clean
}

export const invalid = (field: string, problem: string): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })
