import { bannerBody, popupBody } from '@maru/contract'
import { fromLocalInput, toLocalInput } from '../../shared/time/seoul.ts'

export type Kind = 'banners' | 'popups'
type Words = { ko: string; en: string; vn: string }
/** What stands in the form; times as `datetime-local` texts of Seoul, empty for none. */
export type Draft = {
  title: Words
  text: Words
  link: string
  isOn: boolean
  ord: string
  showFrom: string
  showUntil: string
  /** Banner: which offer. Popup: who sees it. */
  variant: string
}
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
})

export const draftOf = (row: Stored): Draft => ({
  title: row.title,
  text: row.text,
  link: row.link ?? '',
  isOn: row.isOn,
  ord: String(row.ord),
  showFrom: row.showFrom ? toLocalInput(row.showFrom) : '',
  showUntil: row.showUntil ? toLocalInput(row.showUntil) : '',
  variant: row.kind ?? row.audience ?? '',
})

const plainBody = (draft: Draft) => ({
  title: draft.title,
  text: draft.text,
  link: draft.link.trim() === '' ? null : draft.link.trim(),
  isOn: draft.isOn,
  ord: draft.ord.trim() === '' ? Number.NaN : Number(draft.ord),
  showFrom: draft.showFrom === '' ? null : (fromLocalInput(draft.showFrom) ?? 'unreadable'),
  showUntil: draft.showUntil === '' ? null : (fromLocalInput(draft.showUntil) ?? 'unreadable'),
})

/** The contract's own shape decides; beyond it, an end must come after its beginning. `problems` are paths such as `title.ko`. */
const checked = <B>(
  parsed: { success: true; data: B } | { success: false; error: { issues: { path: PropertyKey[] }[] } },
  draft: Draft,
) => {
  const problems = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.')))
  const from = fromLocalInput(draft.showFrom)
  const until = fromLocalInput(draft.showUntil)
  if (from && until && until <= from) problems.add('showUntil')
  return { body: parsed.success && problems.size === 0 ? parsed.data : undefined, problems }
}
export const checkBanner = (draft: Draft) =>
  checked(bannerBody.safeParse({ ...plainBody(draft), kind: draft.variant }), draft)
export const checkPopup = (draft: Draft) =>
  checked(popupBody.safeParse({ ...plainBody(draft), audience: draft.variant }), draft)

export type Showing = 'off' | 'later' | 'over' | 'now'
export const showingOf = (row: Pick<Stored, 'isOn' | 'showFrom' | 'showUntil'>, now: number): Showing => {
  if (!row.isOn) return 'off'
  if (row.showUntil && Date.parse(row.showUntil) <= now) return 'over'
  return row.showFrom && Date.parse(row.showFrom) > now ? 'later' : 'now'
}
