import type { AdminAnswerOf, AdminQuestionRow, adminQuestion, adminQuestions } from '@maru/contract'
import { text } from '@maru/i18n'
import type { z } from 'zod'
import type { StaffCtx } from '../../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { depositAccountOf } from '../../cashier/index.ts'
import { inEachLanguage, sendNotice } from '../../community/index.ts'
import { memberById, memberNicks, staffNames } from '../../identity/index.ts'
import { addLine, findLines, findQuestion, lockQuestion, type QuestionRow } from './question.repository.ts'
import { countWaiting, findForDesk } from './question-list.repository.ts'

const shown = (row: QuestionRow, memNick: string): AdminQuestionRow => ({
  boardIdx: row.id,
  kind: row.kind,
  title: row.title,
  memberId: row.memberId,
  memNick,
  language: row.language,
  status: row.status,
  isRemoved: row.isRemoved,
  lines: row.lines,
  waitsSince: row.waitsSince.toISOString(),
  at: row.createdAt.toISOString(),
})

type Asked = z.output<(typeof adminQuestions)['query']>
export const listForStaff = async (ctx: StaffCtx, asked: Asked): Promise<AdminAnswerOf<typeof adminQuestions>> => {
  const { page, size, ...filter } = asked
  const { rows, total } = await findForDesk(ctx, filter, page, size)
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  return {
    rows: rows.map((row) => shown(row, nicks.get(row.memberId) ?? '')),
    total,
    page,
    size,
    waiting: await countWaiting(ctx),
  }
}

export const showForStaff = async (ctx: StaffCtx, boardIdx: number): Promise<AdminAnswerOf<typeof adminQuestion>> => {
  const question = await findQuestion(ctx, boardIdx)
  if (!question) throw new StaffRefusal('STAFF_NOT_FOUND')
  const lines = await findLines(ctx, question.id)
  const names = await staffNames(ctx, [...new Set(lines.flatMap(({ staffId }) => staffId ?? []))])
  const nicks = await memberNicks(ctx, [question.memberId])
  return {
    question: shown(question, nicks.get(question.memberId) ?? ''),
    lines: lines.map(({ line, staffId, text: said, saidAt }) => ({
      line,
      text: said,
      staffName: staffId === null ? '' : (names.get(staffId) ?? ''),
      isStaff: staffId !== null,
      at: saidAt.toISOString(),
    })),
  }
}

/** Locked; STAFF_CONFLICT where more was said than the staff have read. */
const lockRead = async (ctx: StaffCtx, boardIdx: number, lines: number): Promise<QuestionRow> => {
  const question = await lockQuestion(ctx, boardIdx)
  if (!question) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (question.lines !== lines || question.isRemoved) throw new StaffRefusal('STAFF_CONFLICT')
  return question
}

export const answerQuestion = async (
  ctx: StaffCtx,
  boardIdx: number,
  { text: said, lines }: { text: string; lines: number },
): Promise<void> => answer(ctx, await lockRead(ctx, boardIdx, lines), said)

/** One press: the account that this member's deposits go to. */
export const answerWithAccount = async (ctx: StaffCtx, boardIdx: number, lines: number): Promise<void> => {
  const question = await lockRead(ctx, boardIdx, lines)
  const member = await memberById(ctx, question.memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { language } = question
  const account = await depositAccountOf({ ...ctx, language }, member).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new StaffRefusal(error.code === 'C130' ? 'STAFF_CONFLICT' : 'STAFF_MEMBER_PROTECTED')
  })
  const { bankName, account: number, holder, depositor } = account
  await answer(ctx, question, text(language, 'server', 'boards.accountAnswer', { bankName, number, holder, depositor }))
}

const answer = async (ctx: StaffCtx, question: QuestionRow, said: string): Promise<void> => {
  const line = await addLine(ctx, question, { staffId: ctx.who.staffId, text: said })
  await sendNotice(ctx, {
    notice: 'answer',
    memberId: question.memberId,
    kind: 'answer',
    title: inEachLanguage('boards.answeredTitle', { title: question.title }),
    text: inEachLanguage('boards.answeredText', { title: question.title }),
    onceKey: `question:${question.id}:${line}`,
  })
  await record(ctx, {
    action: 'questions.answer',
    target: `question:${question.id}`,
    before: { status: question.status },
    after: { status: 'answer', line, text: said },
  })
}
