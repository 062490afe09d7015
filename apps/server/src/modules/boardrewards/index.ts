/** For seeds. */

export { putEvent } from './events/put-event.ts'
export { insertVersion as putReviewRules } from './reviews/review-rules.repository.ts'
