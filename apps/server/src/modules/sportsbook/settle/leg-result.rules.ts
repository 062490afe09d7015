import type { sportLegStates } from '@maru/contract'
import type { KnownResult, OutcomeResult } from '@maru/sports'
import { isWithin, type MarketResult } from '../../sportsdata/index.ts'

/** `sharedBy`: of a dead heat, among how many the win is divided. */
export type LegState = { state: (typeof sportLegStates)[number]; sharedBy: number }

const open: LegState = { state: 'open', sharedBy: 1 }
const voided: LegState = { state: 'void', sharedBy: 1 }

/** What became of a leg of a ticket that was accepted at this instant. An outcome that the result does not name waits. */
export const legBy = (result: MarketResult, outcome: string, placedAt: Date): LegState => {
  const { kind, windows, outcomes } = result
  if (isWithin(windows, placedAt) || (kind === 'void' && windows.length === 0)) return voided
  const said = kind === 'settled' ? outcomes.get(outcome) : undefined
  return said ? stateOf(said) : open
}

const stateOf = ({ voidHalves, result, sharedBy }: OutcomeResult): LegState => {
  if (voidHalves === 2) return voided
  // A loss is not divided.
  const shared = result === 1 ? sharedBy : 1
  if (voidHalves === 1) return { state: result === 1 ? 'half-won' : 'half-lost', sharedBy: shared }
  return { state: result === 1 ? 'won' : 'lost', sharedBy: shared }
}

const results = {
  won: { voidHalves: 0, result: 1 },
  lost: { voidHalves: 0, result: 0 },
  void: { voidHalves: 2, result: 0 },
  'half-won': { voidHalves: 1, result: 1 },
  'half-lost': { voidHalves: 1, result: 0 },
} as const satisfies Record<Exclude<LegState['state'], 'open'>, Omit<OutcomeResult, 'sharedBy'>>

/** As the arithmetic takes it; null: not decided. */
export const knownResultOf = ({ state, sharedBy }: LegState): KnownResult =>
  state === 'open' ? null : { ...results[state], sharedBy }
