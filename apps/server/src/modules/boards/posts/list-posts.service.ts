import { type BodyOf, type boardList, type DataOf, defaultPageSize, type PostBoard } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { memberById } from '../../identity/index.ts'
import { type Board, findBoard } from './board.repository.ts'
import { mayDo } from './may-write.rules.ts'
import {
  countLiked,
  type Found,
  findLiked,
  findListed,
  findOwn,
  findPinned,
  searchPosts,
} from './post-list.repository.ts'
import { shownPosts } from './shown-post.ts'
import { termsOf } from './words.rules.ts'

type Asked = BodyOf<typeof boardList>

export const listPosts = async (ctx: MemberCtx, board: PostBoard, asked: Asked): Promise<DataOf<typeof boardList>> => {
  const settings = await findBoard(ctx, board)
  const found = await findPage(ctx, board, settings, asked)
  const isFront = asked.page === 1 && asked.searchType === '' && asked.ownYn === 'N' && asked.order === 'new'
  const pinned = isFront ? await findPinned(ctx, board) : []
  const shown = await shownPosts(ctx, [...pinned, ...found.rows])
  const member = await memberById(ctx, ctx.who.memberId)
  return {
    pinned: shown.slice(0, pinned.length),
    list: shown.slice(pinned.length),
    idxList: shown.map(({ boardIdx }) => boardIdx),
    pageInfo: { page: asked.page, count_per_list: defaultPageSize, tatal_list_count: found.total },
    mayWrite: member !== undefined && mayDo(member, settings.writeLevel),
    answerMinutes: null,
  }
}

const findPage = async (ctx: MemberCtx, board: PostBoard, { listed }: Board, asked: Asked): Promise<Found> => {
  const { page, searchType, ownYn, order } = asked
  const size = defaultPageSize
  if (searchType !== '') {
    const terms = termsOf(asked.term)
    if (terms.length === 0) throw new Refusal('BD01')
    return searchPosts(ctx, board, { terms, where: searchType }, page, size)
  }
  if (ownYn === 'Y') return findOwn(ctx, ctx.who.memberId, page, size)
  if (order === 'likes') return { rows: await findLiked(ctx, board, page, size), total: await countLiked(ctx, board) }
  return { rows: await findListed(ctx, board, page, size), total: listed }
}
