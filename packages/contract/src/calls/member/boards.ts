import { z } from 'zod'
import {
  boardSearches,
  boardTypes,
  mostComment,
  mostContent,
  mostTerm,
  mostTitle,
  postBoards,
  reportReasons,
} from '../../board.ts'
import { defineCall } from '../../define-call.ts'
import { languages } from '../../language.ts'
import { pageInfo, pageNumber } from '../../paging.ts'
import { requestKey } from '../../wire.ts'

const boardIdx = z.number().int().positive()
/** Room for what the server counts as characters: it refuses with a code of its own what is longer. */
const roomFor = (characters: number) => z.string().max(characters * 2)
/** Text that becomes longer by tags. */
const content = z.string().max(mostContent * 3)

const row = z.object({
  boardIdx: z.number().int(),
  boardType: z.enum(boardTypes),
  /** Its number on the board; 0 of what has none. */
  ord: z.number().int(),
  /** Kind of a question, or category of an often asked one; '' of a post. */
  category: z.string(),
  title: z.string(),
  /** Sanitised HTML, where the list itself shows it: of often asked questions. */
  text: z.string(),
  writer: z.string(),
  isStaff: z.boolean(),
  isOwn: z.boolean(),
  at: z.string(),
  views: z.number().int(),
  likes: z.number().int(),
  comments: z.number().int(),
  hasPicture: z.boolean(),
  /** `wait` and `answer` of a question; `review` of a post that waits for staff, which its writer alone sees. */
  status: z.enum(['', 'wait', 'answer', 'review']),
})
export type BoardRow = z.output<typeof row>

/**
 * A page of a board, of the member's own questions, or of often asked ones. With `searchType` the term is required (BD01). `idxList`: what the page shows, in its order.
 */
export const boardList = defineCall({
  path: '/api/board/{boardType}/list',
  audience: 'member',
  body: z.object({
    boardType: z.enum(boardTypes),
    category: z.string().max(20).default(''),
    page: pageNumber,
    searchType: z.enum(['', ...boardSearches]).default(''),
    term: z.string().max(mostTerm).default(''),
    order: z.enum(['new', 'likes']).default('new'),
    ownYn: z.enum(['Y', 'N']).default('N'),
  }),
  data: z.object({
    list: z.array(row),
    pinned: z.array(row),
    pageInfo,
    idxList: z.array(z.number().int()),
    mayWrite: z.boolean(),
    /** In what time the last questions of this category were answered, on average; null where none was. */
    answerMinutes: z.number().int().nullable(),
  }),
  refusals: ['BD01'],
  reads: true,
})

const comment = z.object({
  cmtIdx: z.number().int(),
  /** The comment that this one answers; 0: none. */
  parentIdx: z.number().int(),
  writer: z.string(),
  isStaff: z.boolean(),
  isOwn: z.boolean(),
  /** Plain text; '' of one that was taken away and is answered by others. */
  text: z.string(),
  at: z.string(),
  status: z.enum(['shown', 'review', 'removed']),
})
export type BoardComment = z.output<typeof comment>
const neighbour = z.object({ boardIdx: z.number().int(), title: z.string() }).nullable()

/** One post, or one of the member's own questions. Spelled as on the wire. */
export const boardDetail = defineCall({
  path: '/api/board/{boardType}/datail',
  audience: 'member',
  body: z.object({ boardType: z.enum(boardTypes), boardIdx, cmtPage: pageNumber }),
  data: z.object({
    board: row.extend({
      language: z.enum(languages),
      isLiked: z.boolean(),
      isReported: z.boolean(),
      mayComment: z.boolean(),
      comment: z.array(comment),
      cmtPageInfo: pageInfo,
      /** The one before and the one after on the board. */
      older: neighbour,
      newer: neighbour,
    }),
  }),
  refusals: ['N404'],
})

/**
 * Writes, changes or deletes. `memId` and `memName` of the specification are the session's own: sent ones are not read. A question of the kind `bankaccount` needs no words,
 * and while one waits the same one is answered. BD02: no title or content. BD03: not for this level. BD04: a word that is not taken. BD05: too long. BD06: pictures that
 * are not the member's, or too many. BD07: too many questions wait.
 */
export const boardSave = defineCall({
  path: '/api/board/{boardType}/save',
  audience: 'member',
  body: z.object({
    boardType: z.enum(boardTypes),
    act: z.enum(['save', 'delete']).default('save'),
    /** What is changed or deleted; 0: a new one. */
    boardIdx: z.number().int().min(0).default(0),
    category: z.string().max(20).default(''),
    title: roomFor(mostTitle).default(''),
    content: content.default(''),
    requestKey,
  }),
  data: z.object({ boardIdx: z.number().int(), status: z.enum(['shown', 'review', 'wait', 'removed']) }),
  refusals: ['N404', 'BD02', 'BD03', 'BD04', 'BD05', 'BD06', 'BD07', 'C130', 'C132', 'U0011', 'B1002'],
})

/** A comment on a post, or what a member adds to a question. */
export const commentSave = defineCall({
  path: '/api/board/cmtSave',
  audience: 'member',
  body: z.object({
    boardType: z.enum(boardTypes),
    boardIdx,
    act: z.enum(['save', 'delete']).default('save'),
    /** What is changed or deleted; 0: a new one. */
    cmtIdx: z.number().int().min(0).default(0),
    parentIdx: z.number().int().min(0).default(0),
    text: roomFor(mostComment).default(''),
    requestKey,
  }),
  data: z.object({ cmtIdx: z.number().int(), status: z.enum(['shown', 'review', 'removed']) }),
  refusals: ['N404', 'BD02', 'BD03', 'BD04', 'BD05', 'BD10'],
})

/** Once for each member; asked again it stays as it is. */
export const boardLike = defineCall({
  path: '/api/board/like',
  audience: 'member',
  body: z.object({ boardType: z.enum(postBoards), boardIdx, isLiked: z.boolean() }),
  data: z.object({ isLiked: z.boolean(), likes: z.number().int() }),
  refusals: ['N404'],
})

/** `cmtIdx` 0: the post itself. Once for each member. */
export const boardReport = defineCall({
  path: '/api/board/report',
  audience: 'member',
  body: z.object({
    boardType: z.enum(postBoards),
    boardIdx,
    cmtIdx: z.number().int().min(0).default(0),
    reason: z.enum(reportReasons),
    note: roomFor(200).default(''),
  }),
  data: z.object({}),
  refusals: ['N404'],
})
