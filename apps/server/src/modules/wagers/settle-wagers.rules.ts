import { type EndedWager, movesOf, type SettlementEffect } from './settle-round.rules.ts'

/**
 * What a wager is to have come to in all, whatever it came to before. `paid`: it is settled and has paid so much. `open`: it waits for its result, and has paid so much on the way, as by a
 * part of its stake that was cashed out.
 */
export type WagerEnd = { is: 'paid' | 'open'; payout: number } | { is: 'void' }

/**
 * What brings a wager there: the difference, and nothing of what stays. Of a stake that is partly bonus money the same part of the payout is bonus money, floored. `same`: it is there.
 * Undefined where it cannot come to that, and where bonus money would have to be taken back: what lacks of it cannot be owed.
 */
export const endingOf = (before: EndedWager, end: WagerEnd): SettlementEffect | 'same' | undefined => {
  const isVoid = end.is === 'void'
  const paid = isVoid ? 0 : end.payout
  if (!Number.isSafeInteger(paid) || paid < 0) return undefined
  const status = { void: 'cancelled', paid: 'settled', open: 'placed' } as const
  const isThere = before.status === status[end.is] && before.payout === paid
  if (isThere) return 'same'
  const bonusPaid = bonusPartOf(paid, before)
  const stake = (isVoid ? 0 : before.staked) - before.stake
  const payout = paid - before.payout
  const bonusStake = (isVoid ? 0 : before.bonusStaked) - before.bonusStake
  const bonusPayout = bonusPaid - before.bonusPayout
  if (bonusStake > 0 || bonusPayout < 0) return undefined
  const comes = payout - stake
  return {
    change: {
      stake,
      payout,
      bets: (isVoid ? 0 : before.bets) - before.liveBets,
      endsRound: end.is !== 'open',
      reopens: end.is === 'open',
      bonusStake,
      bonusPayout,
    },
    moves: [
      ...movesOf('wager-paid', payout, bonusPayout),
      ...movesOf('wager-cancelled', -stake, 0 - bonusStake),
      ...movesOf('payout-taken-back', -payout),
      ...movesOf('wager-placed', stake),
    ],
    movement: {
      kind: comes > 0 || (comes === 0 && end.is === 'paid') ? 'win' : 'rollback',
      amount: Math.abs(comes),
      bonusAmount: bonusPayout - bonusStake,
    },
    isVoid,
  }
}

const bonusPartOf = (payout: number, { staked, bonusStaked }: EndedWager): number =>
  bonusStaked === 0 ? 0 : Number((BigInt(payout) * BigInt(bonusStaked)) / BigInt(staked))
