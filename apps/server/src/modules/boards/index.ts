/** For seeds: posts, questions, rules as if they had been written then. */
export { fillFaq, fillPost, fillQuestion, fillRules, fillTemplate, fillWord, hasPosts } from './fill.service.ts'
