import { lineCount, lossesPerLineStake, type Room } from '@maru/sports'
import type { EffectiveSlip } from '../tickets/slip.rules.ts'

export type ExposureKind = Room['kind']
/** What a ticket takes up of what the book may lose on one outcome, event or competition. `staked`: of the whole ticket. */
export type ExposurePart = { kind: ExposureKind; key: string; staked: number; loss: number }
/** Which selections of the slip, by their index, need the outcome, or are of the event or competition. */
export type ExposedKey = { kind: ExposureKind; key: string; selections: readonly number[] }
/** Of what a selection is. */
export type Exposing = { eventId: number; marketKey: string; outcome: string; competitionId: string }

export const outcomeKey = ({ eventId, marketKey, outcome }: Omit<Exposing, 'competitionId'>): string =>
  `${eventId} ${marketKey} ${outcome}`

/** Every row that a slip concerns, each once. `partOf`: which selection of the slip a leg stands in; several legs of one event may be one of them. */
export const exposedKeysOf = (legs: readonly Exposing[], partOf: readonly number[]): ExposedKey[] => {
  const found = new Map<string, { kind: ExposureKind; key: string; selections: Set<number> }>()
  for (const [i, leg] of legs.entries())
    for (const [kind, key] of [
      ['outcome', outcomeKey(leg)],
      ['event', String(leg.eventId)],
      ['competition', leg.competitionId],
    ] as const) {
      const name = `${kind} ${key}`
      const one = found.get(name) ?? { kind, key, selections: new Set() }
      one.selections.add(partOf[i] as number)
      found.set(name, one)
    }
  return [...found.values()].map((one) => ({ ...one, selections: [...one.selections] }))
}

/**
 * What a ticket costs the book where all of it wins that stands in a line with the outcome, event or competition, less the stakes of these lines. So what a row sums up bounds from above what the
 * book loses when the outcome comes: stakes on others are not counted against it.
 */
export const exposurePartsOf = (slip: EffectiveSlip, keys: readonly ExposedKey[], stake: number): ExposurePart[] => {
  const perLine = BigInt(stake) / lineCount(slip)
  const lossOf = lossesPerLineStake(slip)
  return keys.map(({ kind, key, selections }) => {
    const { over, under } = lossOf(selections)
    const loss = over <= 0n ? 0n : (over * perLine) / under
    return { kind, key, staked: stake, loss: Number(loss) }
  })
}

/** What rows hold by now, counted on through a batch. */
export type Exposed = Map<string, number>
export const exposedName = (siteId: number, { kind, key }: { kind: ExposureKind; key: string }): string =>
  `${siteId} ${kind} ${key}`
