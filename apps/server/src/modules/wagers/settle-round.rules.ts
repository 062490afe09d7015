import type { LegResult } from './leg.rules.ts'
import type { MovementKind, WagerChange, WagerState } from './wager.rules.ts'
import type { MoneyMove } from './writer/effect.rules.ts'

/** Products whose rounds belong to everybody who wagered on them. The same list stands in the index `wager_of_open_round`. */
export const roundProducts = ['sports', 'e-sports', 'mini-game', 'virtual'] as const
export type RoundProduct = (typeof roundProducts)[number]

/** What a wager comes to: what it pays in whole units of its currency (0: lost), or its stake back. */
export type WagerResult = number | 'void'
/** With what became of its legs, in their order. `bonus`: how much of what it pays is bonus money; none where nothing is said. */
export type ResultWithLegs = { result: WagerResult; bonus?: number; legs: readonly LegResult[] }

/** What one settlement does to wager and money. The row that is stored of it is a `SettlementVersion`. */
export type SettlementEffect = {
  change: WagerChange
  /** In this order: what comes to the member stands first, so that it covers what goes. */
  moves: readonly MoneyMove[]
  /** Of all of it together. */
  movement: { kind: MovementKind; amount: number; bonusAmount: number }
  isVoid: boolean
}

/**
 * Of a wager that waits for its result. Undefined where the result cannot be that of this wager; it stays open then. A stake that is returned goes to the purses that it came
 * from. `bonus`: how much of a payout is bonus money.
 */
export const settlementOf = (
  { stake, payout, bonusStake, liveBets }: Omit<WagerState, 'status' | 'bonusPayout'>,
  result: WagerResult,
  bonus = 0,
): SettlementEffect | undefined => {
  if (!isPossible(result, bonus)) return undefined
  if (result === 'void') {
    // What was paid already would have to be taken back first.
    if (payout > 0) return undefined
    const change = { stake: -stake, payout: 0, bets: -liveBets, endsRound: true, bonusStake: 0 - bonusStake }
    return {
      change,
      moves: movesOf('wager-cancelled', stake, bonusStake),
      movement: { kind: 'rollback', amount: stake, bonusAmount: bonusStake },
      isVoid: true,
    }
  }
  return {
    change: { stake: 0, payout: result, bets: 0, endsRound: true, bonusPayout: bonus },
    moves: movesOf('wager-paid', result, bonus),
    movement: { kind: 'win', amount: result, bonusAmount: bonus },
    isVoid: false,
  }
}

/** A wager that its round ended. `staked`, `bonusStaked`, `bets`: what it was before, where it is void now. */
export type EndedWager = WagerState & { staked: number; bonusStaked: number; bets: number }

/**
 * What a corrected result changes: the difference, and nothing of what stays. `same`: nothing changes. Undefined where the result cannot be that of this wager, and where bonus
 * money would have to move: what lacks of it cannot be owed.
 */
export const correctionOf = (
  before: EndedWager,
  result: WagerResult,
  bonus = 0,
): SettlementEffect | 'same' | undefined => {
  if (!isPossible(result, bonus)) return undefined
  const isVoid = result === 'void'
  const after = isVoid ? { stake: 0, payout: 0, bets: 0 } : { stake: before.staked, payout: result, bets: before.bets }
  const isBonusSame = before.bonusStake === (isVoid ? 0 : before.bonusStaked) && before.bonusPayout === bonus
  if (isVoid === (before.status === 'cancelled') && after.payout === before.payout && isBonusSame) return 'same'
  if (!isBonusSame) return undefined
  const stake = after.stake - before.stake
  const payout = after.payout - before.payout
  const comes = payout - stake
  return {
    change: { stake, payout, bets: after.bets - before.liveBets, endsRound: true },
    moves: [
      ...movesOf('wager-paid', payout),
      ...movesOf('wager-cancelled', -stake),
      ...movesOf('payout-taken-back', -payout),
      ...movesOf('wager-placed', stake),
    ],
    movement: { kind: comes > 0 ? 'win' : 'rollback', amount: Math.abs(comes), bonusAmount: 0 },
    isVoid,
  }
}

const isPossible = (result: WagerResult, bonus: number): boolean =>
  result === 'void' ? bonus === 0 : isAmount(result) && isAmount(bonus) && bonus <= result
const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0

const toVendor: readonly MoneyMove['kind'][] = ['wager-placed', 'payout-taken-back']

/** None where the amount is not above zero. */
export const movesOf = (kind: MoneyMove['kind'], amount: number, bonus = 0): MoneyMove[] =>
  amount > 0 ? [{ kind, to: toVendor.includes(kind) ? 'vendor' : 'member', amount, bonus } as MoneyMove] : []
