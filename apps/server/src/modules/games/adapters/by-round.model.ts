import type { WalletOperation, WalletOutcome } from '../wallet-port.ts'
import { isOutside } from './vendor-wallet.fixture.ts'
import type { WalletModel } from './vendor-wallet.model.ts'

/**
 * The manner `by-round`, said as plainly as possible: a win answers its round, and what was settled or cancelled is not settled or cancelled
 * again. In these sequences a bet's group is its own id, and the group of what answers it the id that it refers to.
 */
export const effectByRound = (model: WalletModel, op: WalletOperation): WalletOutcome => {
  const balance = model.balances.get(op.playerId) ?? 0
  const held = model.bonus.get(op.playerId) ?? 0
  const bonus = op.verb === 'rollback' ? 0 : (op.bonus ?? 0)
  const pay = (amount: number, ofBonus: number) => {
    model.balances.set(op.playerId, balance + amount - ofBonus)
    model.bonus.set(op.playerId, held + ofBonus)
  }
  const mine = model.effects.filter((effect) => effect.player === op.playerId)
  const bets = mine.filter((effect) => effect.verb === 'bet')
  const closed = (round: string) => model.closed.has(`${op.playerId} ${round}`)
  const takes = (verb: 'bet' | 'win' | 'rollback', round: string, amount: number, group: string): WalletOutcome => {
    const { transactionId: id, playerId: player } = op
    model.taken.push({ verb, id, player, round: op.round })
    if (verb !== 'rollback')
      model.effects.push({ verb, id, player, round, amount, bonus, group, isUndone: false, endsRound: op.endsRound })
    if (op.endsRound) model.closed.add(`${player} ${round}`)
    return 'done'
  }
  const usedElsewhere = model.taken.some(
    ({ verb, id, player, round }) =>
      id === op.transactionId && verb !== op.verb && (player !== op.playerId || round !== op.round),
  )
  if (usedElsewhere) return 'other-content'
  if (op.verb === 'bet') {
    if (model.expected.has(`${op.playerId} ${op.transactionId}`)) return 'rolled-back'
    if (closed(op.round)) return 'round-closed'
    if (op.amount > 0 && isOutside(op.amount)) return 'stake-limit'
    if (balance < op.amount - bonus) return 'not-enough-money'
    if (held < bonus) return 'not-enough-bonus'
    pay(-op.amount, -bonus)
    return takes('bet', op.round, op.amount, op.transactionId)
  }
  const group = op.referenceId ?? ''
  const isPaid = mine.some((effect) => effect.verb === 'win' && effect.group === group)
  const named = bets.find(({ id }) => id === group)
  /** Paid by a win of its round whose group no bet has. */
  const isPaidByRound = (staked: (typeof mine)[number]): boolean =>
    mine
      .slice(mine.indexOf(staked))
      .some(
        (effect) =>
          effect.verb === 'win' &&
          effect.round === staked.round &&
          (effect.amount > 0 || effect.endsRound) &&
          !bets.some((other) => other.group === effect.group),
      )
  if (op.verb === 'rollback') {
    if (!named) {
      model.expected.add(`${op.playerId} ${group}`)
      return 'unknown-transaction'
    }
    if (named.round !== op.round) return 'unknown-transaction'
    if (named.isUndone) return 'rolled-back'
    if (isPaid || isPaidByRound(named)) return 'already-settled'
    named.isUndone = true
    pay(named.amount, named.bonus ?? 0)
    return takes('rollback', named.round, 0, group)
  }
  const inRound = bets.filter(({ round }) => round === op.round)
  if (inRound.length === 0) return 'unknown-transaction'
  if (closed(op.round)) return 'round-closed'
  const isCancelled = (named?.isUndone && !isPaid) || model.expected.has(`${op.playerId} ${group}`)
  const sharesIdOfCancelled = bets.some(({ id, isUndone }) => id === op.transactionId && isUndone)
  if (isCancelled || sharesIdOfCancelled || inRound.every(({ isUndone }) => isUndone)) return 'rolled-back'
  if (isPaid) return 'already-settled'
  pay(op.amount, bonus)
  return takes('win', op.round, op.amount, group)
}
