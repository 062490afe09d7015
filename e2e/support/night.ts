import { type Language, languages } from './texts.ts'

/** By night stories look at everything, and keep a picture of it. */
export const isNight = process.env.PICTURES === 'on'

const byDay: Partial<Record<string, readonly Language[]>> = { desktop: ['ko', 'en'], mobile: ['ko', 'vn'] }

/**
 * In which the whole pages of a run are looked at. By night all; by day Korean on both widths, English where it is wide, and Vietnamese, whose words are the longest, where it is
 * narrow.
 */
export const lookedLanguages: readonly Language[] = (!isNight && byDay[process.env.STORIES ?? '']) || languages
