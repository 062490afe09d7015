import type { ReviewRules } from '@maru/contract'
import { ruleVersionsOf } from '../../approvals/index.ts'

/** What posts bring. */
export const reviewVersions = ruleVersionsOf<ReviewRules>('boardrewards')
export const putReviewRules = reviewVersions.insert
