import { randomUUID } from 'node:crypto'
import type { Language, PinPlace, PostBoard, QuestionKind, WordAct } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { wordsIn } from '../../platform/rich-text/sanitised.ts'
import type { Texts } from '../site/index.ts'
import { type Faq, insertFaq } from './guides/faq.repository.ts'
import { insertRuleVersion, type RuleVersion } from './guides/rule.repository.ts'
import { nextOrd } from './posts/board.repository.ts'
import { insertComment } from './posts/comment.repository.ts'
import { insertPost, type PostTexts, setViews } from './posts/post.repository.ts'
import { findNewest } from './posts/post-list.repository.ts'
import { countLike, setLiked } from './posts/reaction.repository.ts'
import { putWord } from './posts/word.repository.ts'
import { addLine, insertQuestion } from './qna/question.repository.ts'
import { insertTemplate } from './qna/template.repository.ts'

export const hasPosts = async (ctx: Ctx): Promise<boolean> => (await findNewest(ctx, 'notice', 1)).length > 0

type Writer = { memberId: number } | { staffId: number }
type FilledComment = Writer & { text: string; at: Date }
export type FilledPost = {
  board: PostBoard
  writer: { memberId: number; language: Language } | { staffId: number }
  title: PostTexts
  /** Trusted HTML. */
  html: PostTexts
  createdAt: Date
  mark?: 'check' | 'event' | 'guide'
  pin?: PinPlace
  views?: number
  likedBy?: readonly number[]
  comments?: readonly (FilledComment & { answers: readonly FilledComment[] })[]
}

/** As if it had been written then, with what others said of it. Answers its id. */
export const fillPost = async (ctx: Ctx, post: FilledPost): Promise<number> => {
  const { pin = 'none', views = 0, likedBy = [], comments = [] } = post
  const postId = await insertPost(ctx, {
    ...post,
    ord: await nextOrd(ctx, post.board, pin === 'none'),
    words: Object.values(post.html).map(wordsIn),
    pictures: 0,
    status: 'shown',
    why: '',
    requestKey: null,
  })
  if (postId === undefined) throw new Error('nothing was inserted')
  await setViews(ctx, postId, views)
  for (const memberId of likedBy) if (await setLiked(ctx, postId, memberId, true)) await countLike(ctx, postId, 1)
  for (const { answers, ...comment } of comments) {
    const parentId = await fillComment(ctx, postId, null, comment)
    for (const answer of answers) await fillComment(ctx, postId, parentId, answer)
  }
  return postId
}

const fillComment = async (ctx: Ctx, postId: number, parentId: number | null, comment: FilledComment) => {
  const id = await insertComment(ctx, {
    postId,
    parentId,
    memberId: 'memberId' in comment ? comment.memberId : null,
    staffId: 'staffId' in comment ? comment.staffId : null,
    text: comment.text,
    status: 'shown',
    why: '',
    requestKey: null,
    createdAt: comment.at,
  })
  return id ?? null
}

export type FilledQuestion = {
  memberId: number
  kind: QuestionKind
  language: Language
  title: string
  text: string
  createdAt: Date
  answer?: { staffId: number; text: string; saidAt: Date }
}
export const fillQuestion = async (ctx: Ctx, { text, answer, ...asked }: FilledQuestion): Promise<void> => {
  const question = await insertQuestion(ctx, { ...asked, requestKey: randomUUID() })
  if (!question) throw new Error('nothing was inserted')
  await addLine(ctx, question, { staffId: null, text, saidAt: asked.createdAt })
  if (answer) await addLine(ctx, { ...question, lines: 1 }, answer)
}

export const fillFaq = (ctx: Ctx, faq: Omit<Faq, 'ord' | 'isOn'>) => insertFaq(ctx, { ...faq, ord: 0, isOn: true })
export const fillRules = (ctx: Ctx, rules: Omit<RuleVersion, 'version' | 'createdAt'>) =>
  insertRuleVersion(ctx, { ...rules, version: 1 })
export const fillWord = (ctx: Ctx, word: string, act: WordAct, staffId: number) => putWord(ctx, word, act, staffId)
export const fillTemplate = (ctx: Ctx, template: { kind: QuestionKind; name: string; text: Texts }) =>
  insertTemplate(ctx, template)
