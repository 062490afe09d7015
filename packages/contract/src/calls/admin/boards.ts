import { z } from 'zod'
import { mostContent, mostTitle, pinPlaces, postBoards, postStates, reportReasons, wordActs } from '../../board.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { languages } from '../../language.ts'
import { adminPage, adminPageOf } from '../../paging.ts'

const none = z.object({})
const params = z.object({ boardIdx: idInPath })
const asked = { params: none, query: none, body: none }
const textsOf = (text: z.ZodString) => z.object({ ko: text, en: text, vn: text })
/** In the languages that it was written in. */
const someTexts = z.object({ ko: z.string(), en: z.string(), vn: z.string() }).partial()
const marks = ['', 'check', 'event', 'guide'] as const

const row = z.object({
  boardIdx: z.number().int(),
  board: z.enum(postBoards),
  ord: z.number().int(),
  /** In the reader's language, else in its own. */
  title: z.string(),
  writer: z.string(),
  /** 0: staff. */
  memberId: z.number().int(),
  status: z.enum(postStates),
  pin: z.enum(pinPlaces),
  mark: z.enum(marks),
  /** What staff shall look at: `word:…`, `number`, `link`, `reports`, `new`, apart by blanks. */
  why: z.string(),
  views: z.number().int(),
  likes: z.number().int(),
  comments: z.number().int(),
  at: z.string(),
})
export type AdminPostRow = z.output<typeof row>

/** The newest first; of those that are found no more than 10,000 are counted. `term`: words of title or text. */
export const adminPosts = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/boards/posts',
  permission: 'boards.read',
  query: adminPage.extend({
    board: z.enum(['', ...postBoards]).default(''),
    status: z.enum(['', ...postStates]).default(''),
    term: z.string().max(50).default(''),
    memberId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  data: adminPageOf(row),
  refusals: [],
})

export const adminPost = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/boards/posts/:boardIdx',
  permission: 'boards.read',
  params,
  data: z.object({
    post: row.extend({ titles: someTexts, html: someTexts, language: z.enum(languages).nullable() }),
    comments: z.array(
      z.object({
        cmtIdx: z.number().int(),
        writer: z.string(),
        memberId: z.number().int(),
        text: z.string(),
        status: z.enum(postStates),
        why: z.string(),
        at: z.string(),
      }),
    ),
    reports: z.array(
      z.object({
        cmtIdx: z.number().int(),
        memberId: z.number().int(),
        writer: z.string(),
        reason: z.enum(reportReasons),
        note: z.string(),
        at: z.string(),
        isHandled: z.boolean(),
      }),
    ),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** What waits for staff, posts and comments, the oldest first. */
export const adminBoardQueue = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/boards/queue',
  permission: 'boards.read',
  data: z.object({
    rows: z.array(
      z.object({
        boardIdx: z.number().int(),
        /** 0: the post itself. */
        cmtIdx: z.number().int(),
        board: z.enum(postBoards),
        title: z.string(),
        /** The words alone. */
        text: z.string(),
        writer: z.string(),
        memberId: z.number().int(),
        why: z.string(),
        reports: z.number().int(),
        at: z.string(),
        status: z.enum(postStates),
      }),
    ),
    total: z.number().int(),
  }),
  refusals: [],
})

const ids = z.array(z.number().int().positive()).max(100)
/** Shows or hides posts and comments; reports of them are handled by it. What a member took away stays away. */
export const adminBoardDecide = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/boards/decide',
  permission: 'boards.moderate',
  body: z.object({ act: z.enum(['show', 'hide']), posts: ids, comments: ids, reason: staffReason }),
  data: z.object({ changed: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_INVALID'],
})

const staffPost = z.object({
  board: z.enum(postBoards),
  mark: z.enum(marks),
  pin: z.enum(pinPlaces),
  title: textsOf(writtenText(1, mostTitle)),
  /** HTML of few tags; what else it holds is left out. */
  html: textsOf(writtenText(1, mostContent)),
})
export const adminPostCreate = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/boards/posts',
  permission: 'boards.write',
  body: staffPost,
  data: z.object({ boardIdx: z.number().int() }),
  refusals: ['STAFF_INVALID'],
})
/** Of a post that staff wrote. Its board stays. */
export const adminPostChange = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/boards/posts/:boardIdx',
  permission: 'boards.write',
  params,
  body: staffPost,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_INVALID'],
})
export const adminPostPin = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/boards/posts/:boardIdx/pin',
  permission: 'boards.write',
  params,
  body: z.object({ pin: z.enum(pinPlaces) }),
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})

const word = writtenText(2, 40)
export const adminBoardWords = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/boards/words',
  permission: 'boards.read',
  data: z.object({
    rows: z.array(z.object({ word: z.string(), act: z.enum(wordActs), staffName: z.string(), at: z.string() })),
  }),
  refusals: [],
})
export const adminBoardWordPut = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/boards/words',
  permission: 'boards.moderate',
  body: z.object({ word, act: z.enum(wordActs) }),
  data: none,
  refusals: ['STAFF_INVALID', 'STAFF_TOO_MANY'],
})
export const adminBoardWordDrop = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/boards/words/drop',
  permission: 'boards.moderate',
  body: z.object({ word }),
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})

const settings = z.object({
  /** 0: staff alone. */
  writeLevel: z.number().int().min(0).max(15),
  commentLevel: z.number().int().min(0).max(15),
  reportsToReview: z.number().int().min(1).max(1000),
  isReviewed: z.boolean(),
})
export type AdminBoardSettings = z.output<typeof settings>
export const adminBoardSettings = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/boards/settings',
  permission: 'boards.read',
  data: z.object({ rows: z.array(settings.extend({ board: z.enum(postBoards), listed: z.number().int() })) }),
  refusals: [],
})
export const adminBoardSettingsSave = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/boards/settings/:board',
  permission: 'boards.write',
  params: z.object({ board: z.enum(postBoards) }),
  body: settings,
  data: none,
  refusals: [],
})
