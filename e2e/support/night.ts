import { type Language, languages } from './texts.ts'

/** By night stories look at everything, and keep a picture of it. */
export const isNight = process.env.PICTURES === 'on'

/** `script/lib/share.ts` says which. */
const share = Number(process.env.SHARE ?? 0)

/** By day a share of a list that grows with the pages: every so many of it, which ones is the commit's to say. By night all. */
export const shareOf = <T>(all: readonly T[], every: number): T[] =>
  all.filter((_, n) => isNight || n % every === share % every)

/** Of pages that both runs would look at, each run's half. */
export const halfOf = <T>(all: readonly T[]): T[] => {
  const from = ['desktop', 'mobile'].indexOf(process.env.STORIES ?? '')
  return all.filter((_, n) => isNight || from < 0 || n % 2 === from)
}

const byDay: Partial<Record<string, readonly Language[]>> = { desktop: ['en'], mobile: ['ko'] }

/**
 * In which the whole pages of a run are looked at. By night all; by day English where it is wide and Korean where it is narrow. Vietnamese, whose words are the longest, is what
 * the story of every size reads.
 */
export const lookedLanguages: readonly Language[] = (!isNight && byDay[process.env.STORIES ?? '']) || languages
