/** Boards of posts. Members write on those whose level the site sets; the others are staff's. */
export const postBoards = ['normal', 'event', 'notice', 'guide'] as const
export type PostBoard = (typeof postBoards)[number]
/** What `/api/board/{boardType}/…` is asked about: the boards, a member's own questions, and questions that are asked often. */
export const boardTypes = [...postBoards, 'qna', 'faq'] as const
export type BoardType = (typeof boardTypes)[number]

/** `title+content` of the specification is `both`. */
export const boardSearches = ['title', 'content', 'both'] as const
export type BoardSearch = (typeof boardSearches)[number]

/** What a question is about. `bankaccount` asks for the account to send deposits to and needs no words. */
export const questionKinds = ['bankaccount', 'cash', 'bonus', 'game', 'account', 'other'] as const
export type QuestionKind = (typeof questionKinds)[number]
export const questionStates = ['wait', 'answer'] as const
export type QuestionState = (typeof questionStates)[number]

export const faqCategories = ['cash', 'bonus', 'game', 'protection', 'account'] as const
export type FaqCategory = (typeof faqCategories)[number]

/** Documents that have versions: rules of use, of bets on sports, and of games. */
export const ruleKinds = ['rule', 'sport', 'game'] as const
export type RuleKind = (typeof ruleKinds)[number]

export const reportReasons = ['spam', 'abuse', 'personal', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** `review`: waits for staff. `removed`: by staff or by its writer. */
export const postStates = ['shown', 'review', 'hidden', 'removed'] as const
export type PostState = (typeof postStates)[number]
/** Where a post is pinned: nowhere, on its own board, or on all of them. */
export const pinPlaces = ['none', 'board', 'everywhere'] as const
export type PinPlace = (typeof pinPlaces)[number]

/** What the list of words does with a text: it is not taken, or it waits for staff. */
export const wordActs = ['refuse', 'review'] as const
export type WordAct = (typeof wordActs)[number]

/** Characters. */
export const mostTitle = 60
export const mostContent = 10_000
export const mostComment = 300
export const mostTerm = 50
/** Characters of a word that is looked for. One alone is in nearly every text. */
export const leastTerm = 2
/** Pictures of one post, and bytes of one of them as it is uploaded. */
export const mostPictures = 5
export const mostPictureBytes = 5 * 1024 * 1024
