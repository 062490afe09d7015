import { randomUUID } from 'node:crypto'

/** What members send about boards and messages: of nothing that is there, and with nothing to write, so that it stays a refusal whatever else is wrong. */
export const boardBodies: Record<string, () => object> = {
  '/api/board/msgList': () => ({ page: 1 }),
  '/api/board/msgRead': () => ({ msgIdx: 999_999_999 }),
  '/api/board/msgUpdate': () => ({ what: 'delete', msgIdxs: [999_999_999] }),
  '/api/board/{boardType}/list': () => ({
    boardType: 'normal',
    category: '',
    page: 1,
    searchType: 'both',
    term: '입금',
    order: 'new',
    ownYn: 'N',
  }),
  '/api/board/{boardType}/datail': () => ({ boardType: 'normal', boardIdx: 999_999_999, cmtPage: 1 }),
  '/api/board/{boardType}/save': () => ({
    boardType: 'normal',
    act: 'save',
    boardIdx: 0,
    category: '',
    title: '',
    content: '',
    requestKey: randomUUID(),
  }),
  '/api/board/cmtSave': () => ({
    boardType: 'normal',
    boardIdx: 999_999_999,
    act: 'save',
    cmtIdx: 0,
    parentIdx: 0,
    text: '',
    requestKey: randomUUID(),
  }),
  '/api/board/like': () => ({ boardType: 'normal', boardIdx: 999_999_999, isLiked: true }),
  '/api/board/report': () => ({ boardType: 'normal', boardIdx: 999_999_999, cmtIdx: 0, reason: 'spam', note: '' }),
  '/api/board/rule': () => ({ kind: 'rule', version: 0 }),
}

const each = (text: string) => ({ ko: text, en: text, vn: text })
const staffPost = { board: 'notice', mark: 'guide', pin: 'none', title: each('title'), html: each('<p>text</p>') }
const faq = { category: 'cash', title: each('title'), html: each('<p>text</p>'), ord: 1, isOn: true }
const template = { kind: 'cash', name: 'as agreed', text: each('text') }

/** What staff send about boards, questions and guides. */
export const boardOfficeBodies: Record<string, () => object> = {
  'POST /admin/api/boards/posts': () => staffPost,
  'PUT /admin/api/boards/posts/:boardIdx': () => staffPost,
  'PUT /admin/api/boards/posts/:boardIdx/pin': () => ({ pin: 'board' }),
  'POST /admin/api/boards/decide': () => ({ act: 'hide', posts: [999_999_999], comments: [], reason: 'not ours' }),
  'PUT /admin/api/boards/words': () => ({ word: 'unwanted', act: 'review' }),
  'POST /admin/api/boards/words/drop': () => ({ word: 'unwanted' }),
  'PUT /admin/api/boards/settings/:board': () => ({
    writeLevel: 2,
    commentLevel: 1,
    reportsToReview: 4,
    isReviewed: false,
  }),
  'POST /admin/api/questions/:boardIdx/answer': () => ({ text: 'as agreed', lines: 1 }),
  'POST /admin/api/questions/:boardIdx/account': () => ({ lines: 1 }),
  'POST /admin/api/question-templates': () => template,
  'PUT /admin/api/question-templates/:id': () => template,
  'POST /admin/api/faq': () => faq,
  'PUT /admin/api/faq/:id': () => faq,
  'PUT /admin/api/rules/:kind': () => ({
    after: 0,
    title: each('title'),
    html: each('<p>text</p>'),
    note: each('first'),
    fromAt: null,
  }),
}

type Staff = { ask(method: string, path: string, body: object): Promise<{ json: { boardIdx: number } }> }
type Asker = { call(path: string, body: object): Promise<{ data: { boardIdx: number } }> }
type IdOf = (sql: string) => Promise<string>

/** Each call about boards, questions and guides that changes something, with something to change. */
export const boardSteps = async (boss: Staff, member: Asker, idOf: IdOf) => {
  const written = await boss.ask('POST', '/admin/api/boards/posts', staffPost)
  const hidden = { act: 'hide', posts: [written.json.boardIdx], comments: [], reason: 'not ours' }
  const newest = (column: string, table: string) => idOf(`SELECT max(${column}) FROM boards.${table}`)
  const question = (category: string) => ({
    to: async () => {
      const body = { boardType: 'qna', category, title: 'title', content: 'text', requestKey: randomUUID() }
      return { boardIdx: (await member.call('/api/board/qna/save', body)).data.boardIdx }
    },
  })
  const post = { to: async () => ({ boardIdx: await newest('post_id', 'post') }) }
  const template = { to: async () => ({ id: await newest('template_id', 'template') }) }
  const entry = { to: async () => ({ id: await newest('faq_id', 'faq') }) }
  return {
    'POST /admin/api/boards/posts': {},
    'PUT /admin/api/boards/posts/:boardIdx': post,
    'PUT /admin/api/boards/posts/:boardIdx/pin': post,
    'POST /admin/api/boards/decide': { body: hidden },
    'PUT /admin/api/boards/words': {},
    'POST /admin/api/boards/words/drop': {},
    'PUT /admin/api/boards/settings/:board': { to: async () => ({ board: 'normal' }) },
    'POST /admin/api/questions/:boardIdx/answer': question('cash'),
    'POST /admin/api/questions/:boardIdx/account': question('bankaccount'),
    'POST /admin/api/question-templates': {},
    'PUT /admin/api/question-templates/:id': template,
    'DELETE /admin/api/question-templates/:id': template,
    'POST /admin/api/faq': {},
    'PUT /admin/api/faq/:id': entry,
    'DELETE /admin/api/faq/:id': entry,
    'PUT /admin/api/rules/:kind': { to: async () => ({ kind: 'rule' }) },
  }
}
