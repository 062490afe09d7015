import type { BetsShown, ChipsShown, OwnChange, OwnShown } from '../../../../src/tables/table-shapes.ts'

export type Chips = { [place: string]: number }

/** A change of this page that the studio has not answered yet. */
export type SentChange = { change: string; round: number; chips: Chips }

/** Bets of this page: chips that lie there but were not sent, and changes on their way. */
export type LocalBets = {
  round: number
  /** In the order in which they were laid. */
  laid: readonly Chips[]
  sent: readonly SentChange[]
}

export const noLocalBets = (round: number): LocalBets => ({ round, laid: [], sent: [] })

export const sumOf = (chips: ChipsShown): number => Object.values(chips).reduce((sum, amount) => sum + amount, 0)

export const addChips = (...all: readonly ChipsShown[]): Chips => {
  const sum: Chips = {}
  for (const chips of all) for (const [place, amount] of Object.entries(chips)) sum[place] = (sum[place] ?? 0) + amount
  return sum
}

/** What lies on each place for the player, and how much of it the wallet has not accepted yet; `changes`: ids of this round. */
export type OwnBets = { held: Chips; waiting: Chips; total: number; changes: readonly string[] }

export function ownBetsOf(own: OwnShown | null, local: LocalBets, round: number): OwnBets {
  const isNow = own?.round === round
  const known = new Map<string, OwnChange>(isNow ? own.changes.map((one) => [one.change, one]) : [])
  const unknown = local.round === round ? local.sent.filter(({ change }) => !known.has(change)) : []
  const here = local.round === round ? local.laid : []
  const asked = [...known.values()].filter(({ state }) => state === 'asked')
  const mine = addChips(...here, ...unknown.map(({ chips }) => chips))
  const held = addChips(isNow ? own.held : {}, mine)
  const changes = [...known.keys(), ...unknown.map(({ change }) => change)]
  return { held, waiting: addChips(mine, ...asked.map(({ chips }) => chips)), total: sumOf(held), changes }
}

/** The last chips without one's own. */
export const othersOf = ({ recent }: BetsShown, { changes }: Pick<OwnBets, 'changes'>): BetsShown['recent'] =>
  recent.filter(({ mark }) => !changes.some((change) => change.startsWith(mark)))

/** The change that undo takes back: the last one that holds. */
export const lastChangeOf = (own: OwnShown | null, round: number): string | undefined =>
  own?.round === round
    ? own.changes.findLast(({ state }) => state === 'accepted' || state === 'asked')?.change
    : undefined
