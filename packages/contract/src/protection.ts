/** What a member's limit bounds. Money in ledger units of the site's currency; `session`: minutes logged in. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]
/** In Asia/Seoul: the day, the week from Monday, the month. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** A member that pauses may neither bet nor deposit. `cooling`: begun by the site after a large loss. */
export const pauseKinds = ['time-out', 'self-exclusion', 'cooling'] as const
export type PauseKind = (typeof pauseKinds)[number]
/** Hours of a time-out: a day to six weeks. */
export const timeOutHours = { least: 24, most: 1_008 } as const
/** Months of a self-exclusion. */
export const exclusionMonths = { least: 6, most: 120 } as const

/** Minutes between two reality checks, as a member may choose them. */
export const realityMinutes = { least: 10, most: 240 } as const

/** What may show early that a member plays more than is good for it. How they are scored: modules/protection/signs of the server. */
export const warningSigns = [
  'chasing-losses',
  'sudden-stakes',
  'night-play',
  'cancelled-withdrawals',
  'failed-deposits',
] as const
export type WarningSign = (typeof warningSigns)[number]

/** What a row of the history of limits says. */
export const limitChangeKinds = ['tightened', 'loosening-asked', 'loosened', 'loosening-withdrawn'] as const
export type LimitChangeKind = (typeof limitChangeKinds)[number]

/** What stands in a member's notes: written by staff, a contact with the member, or that the member asked for help. */
export const careNoteKinds = ['note', 'contact', 'help-asked'] as const
export type CareNoteKind = (typeof careNoteKinds)[number]
/** The self-test: nine questions of 0 to 3 points each. */
export const selfTestQuestions = 9
export const mostSelfTestPoints = 3 * selfTestQuestions
