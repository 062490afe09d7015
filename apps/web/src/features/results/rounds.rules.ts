/** Rounds of a day in Seoul: one every five minutes. */
export const roundsADay = 288
const roundMs = 300_000
const dayMs = 86_400_000
/** Seoul is nine hours ahead, and knows no summer time. */
const aheadMs = 9 * 60 * 60_000

/** Day `2026-11-20` and number 1 to 288; 00:00 is number 288 of the day before. */
export type DayRound = { day: string; number: number }

/** The instant of a round's draw, ms since 1970. */
export const drawAtOf = ({ day, number }: DayRound): number =>
  Date.parse(`${day}T00:00:00Z`) - aheadMs + number * roundMs

/** Which round is drawn at an instant; between two draws the one that was drawn last. */
export const dayRoundAt = (instant: number): DayRound => {
  const number = Math.floor((instant + aheadMs) / roundMs)
  const days = Math.floor((number - 1) / roundsADay)
  return { day: new Date(days * dayMs).toISOString().slice(0, 10), number: number - days * roundsADay }
}

/** How the wire names it: `2026-11-23T08:50:00Z`. */
export const roundIdOf = (round: DayRound): string => new Date(drawAtOf(round)).toISOString().replace('.000Z', 'Z')

/** The round that a name of the wire means; nothing where it means none. */
export const readRoundId = (text = ''): DayRound | undefined => {
  const at = Date.parse(text)
  return at % roundMs === 0 && roundIdOf(dayRoundAt(at)) === text ? dayRoundAt(at) : undefined
}

/** The round so many draws later, or before. */
export const roundAfter = (round: DayRound, draws: number): DayRound => dayRoundAt(drawAtOf(round) + draws * roundMs)

/** A number that a round can have, from what was typed. */
export const readNumber = (text: string): number | undefined => {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined
  const number = Number(text)
  return number >= 1 && number <= roundsADay ? number : undefined
}

/** A day that the calendar has and that is not after `latest`; else `latest`. */
export const readDayOr = (latest: string, text = ''): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text > latest) return latest
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? latest : text
}
