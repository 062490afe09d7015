import { highestLevel, type MailAudience, type MailingKind, type MemberStatus, mostMailedIds } from '@maru/contract'
import { readDay } from '@maru/ui/day.ts'
import { fromMomentText } from '../../shared/time/moment.ts'
import { seoulFull } from '../../shared/time/seoul.ts'

export const tongues = ['ko', 'en', 'vn'] as const
export type Tongue = (typeof tongues)[number]
type Texts = Record<Tongue, string>
export type Written = { kind: MailingKind; title: Texts; text: Texts }

export type MailingDraft = Written & {
  who: MailAudience['who']
  levels: number[]
  /** As they were typed or pasted: one a line, or between commas and blanks. */
  ids: string
  registeredFrom: string
  registeredUntil: string
  lastLoginFrom: string
  lastLoginUntil: string
  balanceFrom: string
  balanceUntil: string
  /** As the list of members was searched. */
  search: string
  status: MemberStatus | ''
  sendAt: string
}

const nothing: Texts = { ko: '', en: '', vn: '' }
export const emptyWritten: Written = { kind: 'service', title: nothing, text: nothing }
export const emptyMailing: MailingDraft = {
  ...emptyWritten,
  who: 'all',
  levels: [],
  ids: '',
  registeredFrom: '',
  registeredUntil: '',
  lastLoginFrom: '',
  lastLoginUntil: '',
  balanceFrom: '',
  balanceUntil: '',
  search: '',
  status: '',
  sendAt: '',
}
export const allLevels = Array.from({ length: highestLevel }, (_, n) => n + 1)

/** Each login once. */
export const readIds = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** Ledger units; null for an empty field, undefined for what is no sum. */
const readSum = (text: string): number | null | undefined => {
  const digits = text.replaceAll(',', '').trim()
  if (digits === '') return null
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

/** Undefined: something is missing or wrong. */
export const audienceOf = (draft: MailingDraft): MailAudience | undefined => {
  const { who, levels } = draft
  if (who === 'all') return { who }
  if (who === 'search') return { who, search: draft.search, status: draft.status }
  if (who === 'levels') return levels.length > 0 ? { who, levels } : undefined
  if (who === 'ids') {
    const memIds = readIds(draft.ids)
    const fits = memIds.length > 0 && memIds.length <= mostMailedIds && memIds.every((memId) => memId.length <= 20)
    return fits ? { who, memIds } : undefined
  }
  const days = [draft.registeredFrom, draft.registeredUntil, draft.lastLoginFrom, draft.lastLoginUntil]
  const [registeredFrom = '', registeredUntil = '', lastLoginFrom = '', lastLoginUntil = ''] = days.map(
    (typed) => readDay(typed) ?? '',
  )
  const [balanceFrom, balanceUntil] = [readSum(draft.balanceFrom), readSum(draft.balanceUntil)]
  if (days.some((typed) => typed !== '' && !readDay(typed))) return undefined
  if (balanceFrom === undefined || balanceUntil === undefined) return undefined
  return { who, registeredFrom, registeredUntil, lastLoginFrom, lastLoginUntil, balanceFrom, balanceUntil }
}

/** As the call takes it: `2026-11-20 18:00:00` in Seoul, '' is at once; undefined for what is no time. */
export const sendAtOf = (typed: string): string | undefined => {
  if (typed.trim() === '') return ''
  const at = fromMomentText(typed)
  return at && seoulFull(at).replaceAll('.', '-')
}

/** The languages in which something is missing. */
export const missingIn = ({ title, text }: Written): Tongue[] =>
  tongues.filter((tongue) => title[tongue].trim() === '' || text[tongue].trim() === '')
