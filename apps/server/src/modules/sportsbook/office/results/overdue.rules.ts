import type { SportCode } from '@maru/contract'

/** So long after its start an event of a sport is over, unless something went wrong. */
export const longestHours: Readonly<Record<SportCode, number>> = {
  soccer: 3,
  basketball: 3.5,
  baseball: 6,
  volleyball: 4,
  badminton: 4,
  hockey: 4,
  // Bouts of one evening are all announced for its beginning.
  combat: 8,
  tennis: 8,
  handball: 3,
  football: 5,
  esport: 8,
}

export const dueAt = (sport: SportCode, startsAt: Date): Date =>
  new Date(startsAt.getTime() + longestHours[sport] * 3_600_000)
