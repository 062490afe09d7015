import { type BoardRow, type Language, languages } from '@maru/contract'
import { text } from '@maru/i18n'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { memberNicks, shownNick } from '../../identity/index.ts'
import type { PostRow, PostTexts } from './post.repository.ts'

/** In the reader's language where it was written in it, else in its own. */
export const inLanguage = (texts: PostTexts, language: Language): string =>
  texts[language] ?? languages.map((other) => texts[other]).find((found) => found !== undefined) ?? ''

type Written = { memberId: number | null; staffId: number | null }

/** Who wrote what, as others read it: a member's own nickname to itself. */
export const writersOf = async (ctx: Ctx, rows: readonly Written[]) => {
  const nicks = await memberNicks(ctx, [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))])
  const ownId = ctx.who.kind === 'member' ? ctx.who.memberId : undefined
  return ({ memberId }: Written): { writer: string; isStaff: boolean; isOwn: boolean } => {
    if (memberId === null) return { writer: text(ctx.language, 'server', 'boards.staff'), isStaff: true, isOwn: false }
    const nick = nicks.get(memberId) ?? ''
    const isOwn = memberId === ownId
    return { writer: isOwn ? nick : shownNick(ctx.language, nick), isStaff: false, isOwn }
  }
}

export const shownPosts = async (ctx: MemberCtx, rows: readonly PostRow[]): Promise<BoardRow[]> => {
  const writerOf = await writersOf(ctx, rows)
  return rows.map((row) => shownPost(row, ctx.language, writerOf(row)))
}

type Writer = { writer: string; isStaff: boolean; isOwn: boolean }
export const shownPost = (row: PostRow, language: Language, writer: Writer): BoardRow => ({
  boardIdx: row.id,
  boardType: row.board,
  ord: row.ord,
  category: row.mark,
  title: inLanguage(row.title, language),
  text: '',
  ...writer,
  at: row.createdAt.toISOString(),
  views: row.views,
  likes: row.likes,
  comments: row.comments,
  hasPicture: row.pictures > 0,
  status: row.status === 'review' ? 'review' : '',
})
