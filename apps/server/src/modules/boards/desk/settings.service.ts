import {
  type AdminAnswerOf,
  type AdminBoardSettings,
  type adminBoardSettings,
  type adminBoardWords,
  type PostBoard,
  postBoards,
  type WordAct,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { staffNames } from '../../identity/index.ts'
import { findBoard, lockBoard, saveBoard } from '../posts/board.repository.ts'
import { dropWord, findWords, MOST_LISTED_WORDS, putWord } from '../posts/word.repository.ts'
import { bare } from '../posts/words.rules.ts'
import { invalid } from './texts.rules.ts'

export const listWords = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminBoardWords>> => {
  const words = await findWords(ctx)
  const names = await staffNames(ctx, [...new Set(words.map(({ staffId }) => staffId))])
  return {
    rows: words.map(({ word, act, staffId, createdAt }) => ({
      word,
      act,
      staffName: names.get(staffId) ?? '',
      at: createdAt.toISOString(),
    })),
  }
}

const LEAST_LETTERS = 2
export const listWord = async (ctx: StaffCtx, { word, act }: { word: string; act: WordAct }): Promise<void> => {
  // What is left of it is what is looked for: of one letter alone it would be in nearly every text.
  if (bare(word).length < LEAST_LETTERS) throw invalid('word', 'too_small')
  const words = await findWords(ctx)
  const before = words.find((one) => one.word === word)
  if (!before && words.length >= MOST_LISTED_WORDS) throw new StaffRefusal('STAFF_TOO_MANY')
  await putWord(ctx, word, act, ctx.who.staffId)
  await record(ctx, {
    action: 'boards.word',
    target: `word:${word}`,
    before: before ? { act: before.act } : null,
    after: { act },
  })
}

export const unlistWord = async (ctx: StaffCtx, word: string): Promise<void> => {
  const act = await dropWord(ctx, word)
  if (act === undefined) throw new StaffRefusal('STAFF_NOT_FOUND')
  await record(ctx, { action: 'boards.word-drop', target: `word:${word}`, before: { act }, after: null })
}

export const listSettings = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminBoardSettings>> => ({
  rows: await Promise.all(
    postBoards.map(async (board) => {
      const { lastOrd: _, ...settings } = await findBoard(ctx, board)
      return { board, ...settings }
    }),
  ),
})

export const saveSettings = async (ctx: StaffCtx, board: PostBoard, settings: AdminBoardSettings): Promise<void> => {
  const { lastOrd: _, listed: __, ...before } = await lockBoard(ctx, board)
  await saveBoard(ctx, board, settings)
  await record(ctx, { action: 'boards.settings', target: `board:${board}`, before, after: settings })
}
