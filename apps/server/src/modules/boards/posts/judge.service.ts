import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { foundWords, hasForeignLink, hasPrivateNumber } from './post.rules.ts'
import { findWords } from './word.repository.ts'

/** What staff shall look at before others read it, and why; '' where nothing speaks against it. BD04 where a word is not taken at all. */
export const judgeText = async (
  ctx: MemberCtx,
  texts: { title: string; words: string; html?: string },
): Promise<string> => {
  const found = foundWords(await findWords(ctx), texts.title, texts.words)
  const refused = found.filter(({ act }) => act === 'refuse').map(({ word }) => word)
  if (refused.length > 0) throw new Refusal('BD04', { words: refused })
  return [
    ...found.map(({ word }) => `word:${word}`),
    ...(hasPrivateNumber(texts.title, texts.words) ? ['number'] : []),
    ...(hasForeignLink(texts.html ?? '') ? ['link'] : []),
  ].join(' ')
}
