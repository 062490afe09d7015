import { type BodyOf, type boardList, type DataOf, defaultPageSize } from '@maru/contract'
import { text } from '@maru/i18n'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { wordsIn } from '../../../platform/rich-text/sanitised.ts'
import { searchedWords, termsOf } from '../posts/words.rules.ts'
import { type FaqRow, findFaq, MOST_FAQ } from './faq.repository.ts'

/** Often asked questions with their answers: of a category, or with every word that is looked for. They are few, and come on one page. */
export const listFaq = async (
  ctx: MemberCtx,
  { category, searchType, term }: BodyOf<typeof boardList>,
): Promise<DataOf<typeof boardList>> => {
  const terms = termsOf(term)
  if (searchType !== '' && terms.length === 0) throw new Refusal('BD01')
  const { language } = ctx
  const holds = (row: FaqRow): boolean => {
    const words = searchedWords(row.title[language], wordsIn(row.html[language]))
    return terms.every((one) => words.includes(one))
  }
  const found = (await findFaq(ctx)).filter(
    (row) => row.isOn && (category === '' || row.category === category) && (searchType === '' || holds(row)),
  )
  const writer = text(language, 'server', 'boards.staff')
  return {
    list: found.map((row) => ({
      boardIdx: row.id,
      boardType: 'faq',
      ord: row.ord,
      category: row.category,
      title: row.title[language],
      text: row.html[language],
      writer,
      isStaff: true,
      isOwn: false,
      at: row.changedAt.toISOString(),
      views: 0,
      likes: 0,
      comments: 0,
      hasPicture: false,
      status: '',
    })),
    pinned: [],
    idxList: found.map(({ id }) => id),
    pageInfo: {
      page: 1,
      count_per_list: Math.max(found.length, defaultPageSize, MOST_FAQ),
      tatal_list_count: found.length,
    },
    mayWrite: false,
    answerMinutes: null,
  }
}
