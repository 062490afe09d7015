import {
  type BoardRow,
  type BodyOf,
  type boardDetail,
  type boardList,
  type DataOf,
  defaultPageSize,
} from '@maru/contract'
import { text } from '@maru/i18n'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { memberById } from '../../identity/index.ts'
import { answerMinutes, findLines, findOwnQuestions, findQuestion, type QuestionRow } from './question.repository.ts'

export const listQuestions = async (
  ctx: MemberCtx,
  { page, category }: BodyOf<typeof boardList>,
): Promise<DataOf<typeof boardList>> => {
  const { memberId } = ctx.who
  const { rows, total } = await findOwnQuestions(ctx, memberId, category, page, defaultPageSize)
  const nick = (await memberById(ctx, memberId))?.memNick ?? ''
  return {
    list: rows.map((row) => shown(row, nick)),
    pinned: [],
    idxList: rows.map(({ id }) => id),
    pageInfo: { page, count_per_list: defaultPageSize, tatal_list_count: total },
    mayWrite: true,
    answerMinutes: await answerMinutes(ctx, category === '' ? 'bankaccount' : category),
  }
}

const shown = (row: QuestionRow, writer: string): BoardRow => ({
  boardIdx: row.id,
  boardType: 'qna',
  ord: 0,
  category: row.kind,
  title: row.title,
  text: '',
  writer,
  isStaff: false,
  isOwn: true,
  at: row.createdAt.toISOString(),
  views: 0,
  likes: 0,
  comments: row.lines - 1,
  hasPicture: false,
  status: row.status,
})

/** Somebody else's is as unknown as one that is not there. */
export const readQuestion = async (
  ctx: MemberCtx,
  { boardIdx }: BodyOf<typeof boardDetail>,
): Promise<DataOf<typeof boardDetail>> => {
  const question = await findQuestion(ctx, boardIdx)
  if (!question || question.memberId !== ctx.who.memberId || question.isRemoved) throw new Refusal('N404')
  const nick = (await memberById(ctx, question.memberId))?.memNick ?? ''
  const lines = await findLines(ctx, question.id)
  const staff = text(ctx.language, 'server', 'boards.staff')
  return {
    board: {
      ...shown(question, nick),
      language: question.language,
      isLiked: false,
      isReported: false,
      mayComment: true,
      comment: lines.map(({ line, staffId, text: said, saidAt }) => ({
        cmtIdx: line,
        parentIdx: 0,
        writer: staffId === null ? nick : staff,
        isStaff: staffId !== null,
        isOwn: staffId === null,
        text: said,
        at: saidAt.toISOString(),
        status: 'shown',
      })),
      cmtPageInfo: { page: 1, count_per_list: lines.length, tatal_list_count: lines.length },
      older: null,
      newer: null,
    },
  }
}
