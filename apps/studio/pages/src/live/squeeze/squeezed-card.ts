import type { Pace } from '@maru/live-games'
import type { CoupCard } from '../baccarat/dealt-coup.ts'
import type { CardTimes } from '../cards/card-flight.ts'

/** A card that waits to be bent open: from its place on the table until the dealer turns it. */
export type SqueezedCard = CoupCard & { index: number; until: number }

export function squeezedAt(
  pace: Pace,
  coup: readonly CoupCard[],
  times: readonly CardTimes[],
  at: number,
): SqueezedCard | undefined {
  if (pace !== 'squeeze') return undefined
  for (const [index, card] of coup.entries()) {
    const time = times[index]
    if (time && at >= time.arrivesAt && at < time.turnsAt) return { ...card, index, until: time.turnsAt }
  }
  return undefined
}
