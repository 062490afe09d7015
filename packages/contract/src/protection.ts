/** What a member's limit bounds. Money in ledger units of the site's currency; `session`: minutes logged in. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]
/** In Asia/Seoul: the day, the week from Monday, the month. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** What a row of the history of limits says. */
export const limitChangeKinds = ['tightened', 'loosening-asked', 'loosened', 'loosening-withdrawn'] as const
export type LimitChangeKind = (typeof limitChangeKinds)[number]
