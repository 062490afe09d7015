import { type Language, languages } from './texts.ts'

/** By night stories look at everything, and keep a picture of it. */
export const isNight = process.env.PICTURES === 'on'

const byDay: Partial<Record<string, readonly Language[]>> = { desktop: ['en'], mobile: ['ko'] }

/**
 * In which the whole pages of a run are looked at. By night all; by day English where it is wide and Korean where it is narrow. Vietnamese, whose words are the longest, is what
 * the story of every size reads.
 */
export const lookedLanguages: readonly Language[] = (!isNight && byDay[process.env.STORIES ?? '']) || languages
