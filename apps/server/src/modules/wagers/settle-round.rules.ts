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

export type Settlement = {
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
): Settlement | undefined => {
  if (!isPossible(result, bonus)) return undefined
  if (result === 'void') {
    // What was paid already would have to be taken back first.
    if (payout > 0) return undefined
    const change = { stake: -stake, payout: 0, bets: -liveBets, endsRound: true, bonusStake: 0 - bonusStake }
    return {
      change,
      moves: moving('wager-cancelled', stake, bonusStake),
      movement: { kind: 'rollback', amount: stake, bonusAmount: bonusStake },
      isVoid: true,
    }
  }
  return {
    change: { stake: 0, payout: result, bets: 0, endsRound: true, bonusPayout: bonus },
    moves: moving('wager-paid', result, bonus),
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
export const correctionOf = (before: EndedWager, result: WagerResult, bonus = 0): Settlement | 'same' | undefined => {
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
      ...moving('wager-paid', payout),
      ...moving('wager-cancelled', -stake),
      ...moving('payout-taken-back', -payout),
      ...moving('wager-placed', stake),
    ],
    movement: { kind: comes > 0 ? 'win' : 'rollback', amount: Math.abs(comes), bonusAmount: 0 },
    isVoid,
  }
}

const isPossible = (result: WagerResult, bonus: number): boolean =>
  result === 'void' ? bonus === 0 : isAmount(result) && isAmount(bonus) && bonus <= result
const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0

const toVendor: readonly MoneyMove['kind'][] = ['wager-placed', 'payout-taken-back']

const moving = (kind: MoneyMove['kind'], amount: number, bonus = 0): MoneyMove[] =>
  amount > 0 ? [{ kind, to: toVendor.includes(kind) ? 'vendor' : 'member', amount, bonus } as MoneyMove] : []

/**
 * How a settlement shares the database with everybody else. The caller states it, because only the caller knows who waits for the result.
 * `commitMs`: how long one commit may take, which is what a bet of the same member may have to wait. `share`: the part of the time in which it works;
 * it sleeps for the rest. 1: it never sleeps. `least`: how many wagers a commit settles at least, and the first one. On a machine with much other work each commit takes long,
 * whatever its size: smaller ones would only be more of them.
 */
export type SettlePace = { commitMs: number; share: number; least: number }

export const settlePaces = {
  /** Members watch the result: 20,000 wagers within five seconds beside 1,000 bets a second (bench rows `settle.busy`). */
  prompt: { commitMs: 30, share: 0.9, least: 250 },
  /** Nobody waits: a correction, or what an outage left open (bench row `settle.polite`). */
  background: { commitMs: 6, share: 0.2, least: 20 },
  /** Nothing else shall run, such as before a site opens again. */
  exclusive: { commitMs: 60, share: 1, least: 250 },
} as const satisfies Record<string, SettlePace>

const LARGEST_CHUNK = 1_000
/** At most doubled or halved, because one slow commit says little about the next. */
const STEP = 2

/** How many wagers the next commit settles, after one of `chunk` took `tookMs`. */
export const nextChunk = (chunk: number, tookMs: number, { commitMs, least }: SettlePace): number => {
  const fitting = chunk * Math.min(STEP, Math.max(1 / STEP, commitMs / Math.max(tookMs, 0.001)))
  return Math.min(LARGEST_CHUNK, Math.max(least, Math.round(fitting)))
}

/** How long it sleeps after a commit of `tookMs`. */
export const pauseMs = (tookMs: number, { share }: SettlePace): number => tookMs * (1 / share - 1)
