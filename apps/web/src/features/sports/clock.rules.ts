import type { SportClockOut, SportCode } from '@maru/contract'

/** What a sport's own parts are called. */
export type PartName = 'half' | 'quarter' | 'period' | 'inning' | 'set' | 'game' | 'map' | 'round'
const parts: Record<SportCode, { name: PartName; regular: number; isTimed: boolean }> = {
  soccer: { name: 'half', regular: 2, isTimed: true },
  handball: { name: 'half', regular: 2, isTimed: true },
  basketball: { name: 'quarter', regular: 4, isTimed: true },
  football: { name: 'quarter', regular: 4, isTimed: true },
  hockey: { name: 'period', regular: 3, isTimed: true },
  combat: { name: 'round', regular: 99, isTimed: true },
  baseball: { name: 'inning', regular: 99, isTimed: false },
  volleyball: { name: 'set', regular: 9, isTimed: false },
  tennis: { name: 'set', regular: 9, isTimed: false },
  badminton: { name: 'game', regular: 9, isTimed: false },
  esport: { name: 'map', regular: 9, isTimed: false },
}

/** Whether what is played goes by the clock; else seconds say nothing to who watches. */
export const isTimed = (sport: SportCode): boolean => parts[sport].isTimed
/** Its score is that of sets or maps, and points make no other one. */
export const isBySets = (sport: SportCode): boolean => ['set', 'game', 'map'].includes(parts[sport].name)

/** The part that is played; `isExtra`: beyond those of regular play. */
export const partOf = (sport: SportCode, period: number): { name: PartName; nr: number; isExtra: boolean } => {
  const { name, regular } = parts[sport]
  return { name, nr: period, isExtra: period > regular }
}

/** Seconds on the clock at an instant: it counts up, or down where the sport counts what is left. Null: the sport has none. */
export const clockSeconds = (
  sport: SportCode,
  clock: SportClockOut,
  nowMs: number,
): { seconds: number; isLeft: boolean } | null => {
  if (!isTimed(sport)) return null
  const passed = clock.isStopped ? 0 : Math.max(0, Math.floor((nowMs - Date.parse(clock.at)) / 1_000))
  if (clock.remainingSeconds !== null) return { seconds: Math.max(0, clock.remainingSeconds - passed), isLeft: true }
  return clock.playedSeconds === null ? null : { seconds: clock.playedSeconds + passed, isLeft: false }
}

/** `76:12` */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
