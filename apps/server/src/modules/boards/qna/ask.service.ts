import {
  type BodyOf,
  type boardSave,
  type commentSave,
  type DataOf,
  mostComment,
  mostContent,
  mostTitle,
  type QuestionKind,
  questionKinds,
} from '@maru/contract'
import { text } from '@maru/i18n'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { wordsIn } from '../../../platform/rich-text/sanitised.ts'
import { depositAccountOf } from '../../cashier/index.ts'
import { holdMember, memberById } from '../../identity/index.ts'
import { writtenLine, writtenLines } from '../written-text.rules.ts'
import {
  addLine,
  countWaitingOf,
  findQuestionByKey,
  findWaitingOfKind,
  insertQuestion,
  lockQuestion,
  type QuestionRow,
  removeQuestion,
} from './question.repository.ts'

/** Questions of one member that may wait at once. */
export const MOST_WAITING = 5
/** What is said of one question; then another is asked. */
const MOST_LINES = 50

type Saved = DataOf<typeof boardSave>

const kindOf = (category: string): QuestionKind => questionKinds.find((kind) => kind === category) ?? 'other'

export const askQuestion = async (ctx: MemberCtx, asked: BodyOf<typeof boardSave>): Promise<Saved> => {
  if (asked.act === 'delete') return removeOwn(ctx, asked.boardIdx)
  // What was said stays: it is added to, not changed.
  if (asked.boardIdx > 0) throw new Refusal('N404')
  const kind = kindOf(asked.category)
  const { memberId } = ctx.who
  await holdMember(ctx, memberId)
  const known = await findQuestionByKey(ctx, memberId, asked.requestKey)
  if (known) return { boardIdx: known.id, status: 'wait' }
  const written = kind === 'bankaccount' ? await accountQuestion(ctx) : readQuestion(asked)
  const waiting = kind === 'bankaccount' ? await findWaitingOfKind(ctx, memberId, kind) : undefined
  if (waiting) return { boardIdx: waiting.id, status: 'wait' }
  if ((await countWaitingOf(ctx, memberId)) >= MOST_WAITING) throw new Refusal('BD07')
  const question = await insertQuestion(ctx, {
    memberId,
    kind,
    language: ctx.language,
    title: written.title,
    requestKey: asked.requestKey,
  })
  if (!question) throw new Refusal('K409')
  await addLine(ctx, question, { staffId: null, text: written.text })
  return { boardIdx: question.id, status: 'wait' }
}

/** Asks with one press. Of nobody who may not deposit. */
const accountQuestion = async (ctx: MemberCtx): Promise<{ title: string; text: string }> => {
  const member = await memberById(ctx, ctx.who.memberId)
  if (!member) throw new Refusal('U0011')
  await depositAccountOf(ctx, member)
  return {
    title: text(ctx.language, 'server', 'boards.accountTitle'),
    text: text(ctx.language, 'server', 'boards.accountText'),
  }
}

const readQuestion = ({ title: sent, content }: BodyOf<typeof boardSave>): { title: string; text: string } => {
  const title = writtenLine(sent)
  if (title === '') throw refuseField('BD02', 'title')
  if ([...title].length > mostTitle) throw refuseField('BD05', 'title')
  return { title, text: readLine(content, mostContent, 'content') }
}

/** Questions are plain text: tags are left out, lines stay. */
const readLine = (sent: string, most: number, field: string): string => {
  const line = writtenLines(sent.split('\n').map(wordsIn).join('\n'))
  if (line === '') throw refuseField('BD02', field)
  if ([...line].length > most) throw refuseField('BD05', field)
  return line
}

const lockOwn = async (ctx: MemberCtx, boardIdx: number): Promise<QuestionRow> => {
  const question = await lockQuestion(ctx, boardIdx)
  if (!question || question.memberId !== ctx.who.memberId || question.isRemoved) throw new Refusal('N404')
  return question
}

const removeOwn = async (ctx: MemberCtx, boardIdx: number): Promise<Saved> => {
  const { id } = await lockOwn(ctx, boardIdx)
  await removeQuestion(ctx, id)
  return { boardIdx: id, status: 'removed' }
}

/** The question waits again. */
export const askAgain = async (
  ctx: MemberCtx,
  asked: BodyOf<typeof commentSave>,
): Promise<DataOf<typeof commentSave>> => {
  const question = await lockOwn(ctx, asked.boardIdx)
  if (asked.act === 'delete' || asked.cmtIdx > 0) throw new Refusal('N404')
  if (question.lines >= MOST_LINES) throw refuseField('BD05', 'text')
  const line = await addLine(ctx, question, { staffId: null, text: readLine(asked.text, mostComment, 'text') })
  return { cmtIdx: line, status: 'shown' }
}
