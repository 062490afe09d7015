/** For seeds. */
export { putEvent } from './events/put-event.ts'
export { putReviewRules } from './reviews/review-rules.repository.ts'
