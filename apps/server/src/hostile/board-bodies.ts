import { randomUUID } from 'node:crypto'

/** What members send about boards: of nothing that is there, and with nothing to write, so that it stays a refusal whatever else is wrong. */
export const boardBodies: Record<string, () => object> = {
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
