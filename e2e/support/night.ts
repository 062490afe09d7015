import { type Language, languages } from './texts.ts'

/** By night stories look at everything, and keep a picture of it. */
export const isNight = process.env.PICTURES === 'on'

/** By day a share of a list that grows with the pages: every so many of it, from the given one on. By night all. */
export const shareOf = <T>(all: readonly T[], every: number, from = 0): T[] =>
  all.filter((_, n) => isNight || n % every === from)

/** Of pages that both runs would look at, each run's half. */
export const halfOf = <T>(all: readonly T[]): T[] => {
  const from = ['desktop', 'mobile'].indexOf(process.env.STORIES ?? '')
  return from < 0 ? [...all] : shareOf(all, 2, from)
}

const byDay: Partial<Record<string, readonly Language[]>> = { desktop: ['en'], mobile: ['ko'] }

/**
 * In which the whole pages of a run are looked at. By night all; by day English where it is wide and Korean where it is narrow. Vietnamese, whose words are the longest, is what
 * the story of every size reads.
 */
export const lookedLanguages: readonly Language[] = (!isNight && byDay[process.env.STORIES ?? '']) || languages
