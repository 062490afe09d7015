import { bannerBody, popupBody } from '@maru/contract'
import { z } from 'zod'
import { fromMomentText, toMomentText } from '../../shared/time/moment.ts'

export type Kind = 'banners' | 'popups'
const words = z.object({ ko: z.string(), en: z.string(), vn: z.string() })
type Words = z.infer<typeof words>
/** What stands in the form; times as `2026.11.20 18:00` of Seoul, empty for none. */
const draftShape = z.object({
  title: words,
  text: words,
  link: z.string(),
  isOn: z.boolean(),
  ord: z.string(),
  showFrom: z.string(),
  showUntil: z.string(),
  /** Banner: which offer. Popup: who sees it. */
  variant: z.string(),
  /** Of popups; empty for none. */
  picture: z.string(),
})
export type Draft = z.infer<typeof draftShape>
type Stored = {
  title: Words
  text: Words
  link: string | null
  isOn: boolean
  ord: number
  showFrom: string | null
  showUntil: string | null
  kind?: string
  audience?: string
  picture?: string | null
}
export type ContentRow = Stored & { id: number }

const noWords: Words = { ko: '', en: '', vn: '' }
export const newDraft = (kind: Kind): Draft => ({
  title: noWords,
  text: noWords,
  link: '',
  isOn: true,
  ord: '10',
  showFrom: '',
  showUntil: '',
  variant: kind === 'banners' ? 'plain' : 'everybody',
  picture: '',
})

export const draftOf = (row: Stored): Draft => ({
  title: row.title,
  text: row.text,
  link: row.link ?? '',
  isOn: row.isOn,
  ord: String(row.ord),
  showFrom: row.showFrom ? toMomentText(row.showFrom) : '',
  showUntil: row.showUntil ? toMomentText(row.showUntil) : '',
  variant: row.kind ?? row.audience ?? '',
  picture: row.picture ?? '',
})

const plainBody = (draft: Draft) => ({
  title: draft.title,
  text: draft.text,
  link: draft.link.trim() === '' ? null : draft.link.trim(),
  isOn: draft.isOn,
  ord: draft.ord.trim() === '' ? Number.NaN : Number(draft.ord),
  showFrom: draft.showFrom === '' ? null : (fromMomentText(draft.showFrom) ?? 'unreadable'),
  showUntil: draft.showUntil === '' ? null : (fromMomentText(draft.showUntil) ?? 'unreadable'),
})

type Times = { showFrom: string | null; showUntil: string | null }
const endsAfterItBegins = ({ value, issues }: z.core.ParsePayload<Times>): void => {
  const { showFrom, showUntil } = value
  if (showFrom && showUntil && showUntil <= showFrom)
    issues.push({ code: 'custom', path: ['showUntil'], message: 'order', input: showUntil })
}

/** The contract's own shape decides what may be saved; beyond it, an end must come after its beginning. */
export const bannerForm = draftShape
  .transform((draft): unknown => ({ ...plainBody(draft), kind: draft.variant }))
  .pipe(bannerBody.check(endsAfterItBegins))
export const popupForm = draftShape
  .transform((draft): unknown => ({
    ...plainBody(draft),
    audience: draft.variant,
    picture: draft.picture || null,
  }))
  .pipe(popupBody.check(endsAfterItBegins))

export type Showing = 'off' | 'later' | 'over' | 'now'
export const showingOf = (row: Pick<Stored, 'isOn' | 'showFrom' | 'showUntil'>, now: number): Showing => {
  if (!row.isOn) return 'off'
  if (row.showUntil && Date.parse(row.showUntil) <= now) return 'over'
  return row.showFrom && Date.parse(row.showFrom) > now ? 'later' : 'now'
}
