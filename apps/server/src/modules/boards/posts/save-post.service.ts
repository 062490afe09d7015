import type { BodyOf, boardSave, DataOf, PostBoard } from '@maru/contract'
import { legible } from '@maru/contract/field-patterns'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField, tooMany } from '../../../platform/refusal.ts'
import { sanitisedWithPictures, wordsIn } from '../../../platform/rich-text/sanitised.ts'
import { memberById } from '../../identity/index.ts'
import { changeOf, notifyChanged } from '../observe.ts'
import { writtenLine } from '../written-text.rules.ts'
import { type Board, findBoard, nextOrd } from './board.repository.ts'
import { judgeText } from './judge.service.ts'
import { mayDo, POST_WAIT_MS, POSTS_A_DAY } from './may-write.rules.ts'
import { ownPictures } from './picture.repository.ts'
import { hashIn } from './picture.service.ts'
import {
  changePost,
  countWritten,
  findPostByKey,
  insertPost,
  lockPost,
  type PostRow,
  setPostState,
  type WholePost,
} from './post.repository.ts'
import { writtenProblem } from './post.rules.ts'

type Asked = BodyOf<typeof boardSave>
type Saved = DataOf<typeof boardSave>
const DAY_MS = 24 * 3_600_000

export const savePost = async (ctx: MemberCtx, board: PostBoard, asked: Asked): Promise<Saved> => {
  if (asked.act === 'delete') return deleteOwn(ctx, asked.boardIdx)
  const settings = await findBoard(ctx, board)
  const member = await memberById(ctx, ctx.who.memberId)
  if (!member || !mayDo(member, settings.writeLevel)) throw new Refusal('BD03')
  const written = await readWritten(ctx, asked)
  return asked.boardIdx > 0
    ? change(ctx, asked.boardIdx, settings, written)
    : write(ctx, board, settings, asked, written)
}

type Written = { title: string; html: string; words: string; pictures: readonly string[]; why: string }

/** What is stored of what was sent. */
const readWritten = async (ctx: MemberCtx, asked: Asked): Promise<Written> => {
  const title = writtenLine(asked.title)
  const { html, pictures } = sanitisedWithPictures(legible(asked.content), (address) => hashIn(ctx.siteId, address))
  const problem = writtenProblem({ title, html, pictures })
  if (problem) throw refuseField(problem, title === '' ? 'title' : 'content')
  const own = await ownPictures(ctx, ctx.who.memberId, pictures)
  if (own.size < pictures.length) throw refuseField('BD06', 'content')
  const words = wordsIn(html)
  return { title, html, words, pictures, why: await judgeText(ctx, { title, words, html }) }
}

const stateOf = ({ isReviewed }: Board, why: string) => {
  const reasons = [why, ...(isReviewed ? ['new'] : [])].filter(Boolean).join(' ')
  return { status: reasons === '' ? ('shown' as const) : ('review' as const), why: reasons }
}

const write = async (
  ctx: MemberCtx,
  board: PostBoard,
  settings: Board,
  asked: Asked,
  written: Written,
): Promise<Saved> => {
  const { memberId } = ctx.who
  const known = await findPostByKey(ctx, memberId, asked.requestKey)
  if (known) return repeated(known, board)
  const { status, why } = stateOf(settings, written.why)
  // Locks the board's row: of two posts of one member at once the second sees the first.
  const ord = await nextOrd(ctx, board, status === 'shown')
  await refuseTooMany(ctx)
  const boardIdx = await insertPost(ctx, {
    ...rowOf(ctx, written),
    board,
    ord,
    writer: { memberId, language: ctx.language },
    status,
    why,
    requestKey: asked.requestKey,
  })
  // The same request was faster on another board: the number goes back with this transaction.
  if (boardIdx === undefined) throw new Refusal('K409')
  await notifyChanged(ctx, [{ postId: boardIdx, board, memberId, before: null, after: status, by: 'writer' }])
  return { boardIdx, status }
}

const rowOf = ({ language }: MemberCtx, { title, html, words, pictures }: Written) => ({
  title: { [language]: title },
  html: { [language]: html },
  words: [words],
  pictures: pictures.length,
})

const repeated = ({ id, status, board }: PostRow, asked: PostBoard): Saved => {
  if (board !== asked) throw new Refusal('K409')
  return { boardIdx: id, status: status === 'hidden' ? 'review' : status }
}

const refuseTooMany = async (ctx: MemberCtx): Promise<void> => {
  const { count, last } = await countWritten(ctx, ctx.who.memberId, new Date(ctx.now.getTime() - DAY_MS))
  if (count >= POSTS_A_DAY) throw tooMany(3_600)
  const waitMs = last === null ? 0 : last.getTime() + POST_WAIT_MS - ctx.now.getTime()
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1_000))
}

/** Somebody else's is as unknown as one that is not there. */
const lockOwn = async (ctx: MemberCtx, boardIdx: number): Promise<WholePost> => {
  const post = await lockPost(ctx, boardIdx)
  if (!post || post.memberId !== ctx.who.memberId || post.status === 'removed' || post.status === 'hidden')
    throw new Refusal('N404')
  return post
}

/** Keeps the language it was written in. What waits for staff goes on waiting. */
const change = async (ctx: MemberCtx, boardIdx: number, settings: Board, written: Written): Promise<Saved> => {
  const post = await lockOwn(ctx, boardIdx)
  const language = post.language ?? ctx.language
  await changePost(ctx, post.id, { ...rowOf({ ...ctx, language }, written) })
  const judged = stateOf(settings, written.why)
  const status = post.status === 'review' ? 'review' : judged.status
  await setPostState(ctx, post, { status, why: [...new Set(`${post.why} ${judged.why}`.trim().split(' '))].join(' ') })
  await notifyChanged(ctx, [changeOf(post, status, 'writer')])
  return { boardIdx: post.id, status }
}

const deleteOwn = async (ctx: MemberCtx, boardIdx: number): Promise<Saved> => {
  const post = await lockOwn(ctx, boardIdx)
  await setPostState(ctx, post, { status: 'removed' })
  await notifyChanged(ctx, [changeOf(post, 'removed', 'writer')])
  return { boardIdx, status: 'removed' }
}
