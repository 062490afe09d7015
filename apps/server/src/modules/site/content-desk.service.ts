import { type bannerBody, languages, mostRichText, type popupBody } from '@maru/contract'
import type { z } from 'zod'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { hasWords, sanitised } from '../../platform/rich-text/sanitised.ts'
import { isPicture } from '../../platform/uploads/pictures.ts'
import { record } from '../audit/index.ts'
import {
  bannerTable,
  type ContentRow,
  type ContentTable,
  deleteContent,
  insertContent,
  lockContent,
  popupTable,
  readContent,
  setPopupPicture,
  updateContent,
} from './content.repository.ts'
import { isPeriodSound } from './content.rules.ts'

type BannerBody = z.output<typeof bannerBody>
type PopupBody = z.output<typeof popupBody>
export type Body = Omit<BannerBody, 'kind'>

/** What staff may put on the pages, and how its kind is called on the wire. */
export type Content<B extends Body> = {
  name: 'banner' | 'popup'
  table: ContentTable
  kindOf(body: B): string
  named(row: ContentRow): Omit<B, keyof Body>
  /** What is stored of what staff sent; checked where it has to be. */
  stored(ctx: StaffCtx, body: B): Promise<B>
  /** What only its own table has. */
  addTo?(ctx: StaffCtx, id: number, body: B): Promise<unknown>
}

export const bannerContent: Content<BannerBody> = {
  name: 'banner',
  table: bannerTable,
  kindOf: (body) => body.kind,
  named: ({ kind }) => ({ kind: kind as BannerBody['kind'] }),
  stored: async (_ctx, body) => body,
}
export const popupContent: Content<PopupBody> = {
  name: 'popup',
  table: popupTable,
  kindOf: (body) => body.audience,
  named: ({ kind, picture }) => ({ audience: kind as PopupBody['audience'], picture }),
  stored: async (ctx, body) => {
    if (body.picture !== null && !(await isPicture(ctx, body.picture))) throw invalid('picture', 'unknown')
    const text = mapTexts(body.text, sanitised)
    const empty = languages.find((language) => !hasWords(text[language]))
    if (empty) throw invalid(`text.${empty}`, 'empty')
    // Escapes and attributes make it longer; what is stored must fit its own form again.
    const long = languages.find((language) => text[language].length > mostRichText)
    if (long) throw invalid(`text.${long}`, 'too_big')
    return { ...body, text }
  },
  addTo: (ctx, id, body) => setPopupPicture(ctx, id, body.picture),
}

export const listContent = async <B extends Body>(ctx: StaffCtx, content: Content<B>) =>
  (await readContent(ctx, content.table)).map((row) => ({ id: row.id, ...bodyFrom(content, row) }))

export const createContent = async <B extends Body>(ctx: StaffCtx, content: Content<B>, sent: B): Promise<number> => {
  const body = await content.stored(ctx, sent)
  const id = await insertContent(ctx, content.table, rowFrom(content, body))
  await content.addTo?.(ctx, id, body)
  await changed(ctx, content, `${content.name}-create`, id, null, body)
  return id
}

export const changeContent = async <B extends Body>(ctx: StaffCtx, content: Content<B>, id: number, sent: B) => {
  const before = await lockContent(ctx, content.table, id)
  if (!before) throw new StaffRefusal('STAFF_NOT_FOUND')
  const body = await content.stored(ctx, sent)
  await updateContent(ctx, content.table, id, rowFrom(content, body))
  await content.addTo?.(ctx, id, body)
  await changed(ctx, content, `${content.name}-change`, id, bodyFrom(content, before), body)
}

export const removeContent = async <B extends Body>(ctx: StaffCtx, content: Content<B>, id: number) => {
  const before = await lockContent(ctx, content.table, id)
  if (!before) throw new StaffRefusal('STAFF_NOT_FOUND')
  await deleteContent(ctx, content.table, id)
  await changed(ctx, content, `${content.name}-delete`, id, bodyFrom(content, before), null)
}

const changed = async (
  ctx: StaffCtx,
  { name }: { name: string },
  action: string,
  id: number,
  before: unknown,
  after: unknown,
): Promise<void> => {
  await record(ctx, { action: `site.${action}`, target: `${name}:${id}`, before, after })
  ctx.emit('site.content-changed', { what: 'content' }, { aggregate: 'site' })
}

export const rowFrom = <B extends Body>(content: Content<B>, body: B): Omit<ContentRow, 'id' | 'picture'> => {
  if (!isPeriodSound(body.showFrom, body.showUntil)) throw invalid('showUntil', 'before_start')
  return {
    kind: content.kindOf(body),
    title: body.title,
    text: body.text,
    link: body.link,
    is_on: body.isOn,
    ord: body.ord,
    show_from: body.showFrom === null ? null : new Date(body.showFrom),
    show_until: body.showUntil === null ? null : new Date(body.showUntil),
  }
}

const bodyFrom = <B extends Body>(content: Content<B>, row: ContentRow) => {
  const shared: Body = {
    title: row.title,
    text: row.text,
    link: row.link,
    isOn: row.is_on,
    ord: row.ord,
    showFrom: row.show_from?.toISOString() ?? null,
    showUntil: row.show_until?.toISOString() ?? null,
  }
  return { ...shared, ...content.named(row) }
}

const invalid = (field: string, problem: string): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })

const mapTexts = <T extends PopupBody['text']>(texts: T, map: (text: string) => string): T =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, map(text)])) as T
