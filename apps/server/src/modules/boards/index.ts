/** For seeds: posts, questions, rules as if they had been written then. */
export { fillFaq, fillPost, fillQuestion, fillRules, fillTemplate, fillWord, hasPosts } from './fill.service.ts'
/** What others do with members' posts, in the transaction that changes them. */
export type { PostChange, PostObserver } from './observe.ts'
/** Of the texts of a title the reader's, else one of another language. */
export { inLanguage } from './posts/shown-post.ts'
