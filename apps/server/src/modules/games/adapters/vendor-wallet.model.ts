import type { WalletOperation, WalletOutcome } from '../wallet-port.ts'
import { effectByRound } from './by-round.model.ts'
import { isOutside } from './vendor-wallet.fixture.ts'

/**
 * What the wallet should do, said as plainly as possible and apart from the real rules: a list of what was accepted, from which everything else is
 * counted. Only for members who may bet. One model is one vendor's; vendors of one member share `balances`.
 */
export type WalletModel = {
  /** Cash, by the purse that a player's operations reach. */
  balances: Map<string, number>
  /** Bonus money, as `balances`. */
  bonus: Map<string, number>
  purseOf: (player: string) => string
  /** Players whose game is over: they place no new bet. */
  ended: Set<string>
  answered: { key: string; verb: string; id: string; said: string; outcome: WalletOutcome; balance: number }[]
  /** Bets and wins that took effect, with who undid them. */
  effects: {
    verb: 'bet' | 'win'
    id: string
    player: string
    round: string
    amount: number
    /** How much of it was bonus money. */
    bonus?: number
    isUndone: boolean
    group?: string
    endsRound?: boolean
    /** Of a win: the bet that it names. */
    answers?: string
  }[]
  /** Everything that took effect, in the manner `by-round`: there an id belongs to one player and round, whatever the verb. */
  taken: { verb: string; id: string; player: string; round: string }[]
  closed: Set<string>
  /** Named by a rollback before they came. */
  expected: Set<string>
}

export const modelOf = (players: readonly string[], cash: number, bonus = 0): WalletModel => ({
  balances: new Map(players.map((player) => [player, cash])),
  bonus: new Map(players.map((player) => [player, bonus])),
  purseOf: (player) => player,
  ended: new Set(),
  answered: [],
  effects: [],
  taken: [],
  closed: new Set(),
  expected: new Set(),
})

export const modelAnswer = (model: WalletModel, op: WalletOperation): { outcome: WalletOutcome; balance: number } => {
  // By reference an id is one operation's, whatever its verb.
  const key = op.manner === 'by-round' ? `${op.verb} ${op.transactionId}` : op.transactionId
  const said = JSON.stringify({ ...op, token: '', words: '' })
  const first = model.answered.find((answer) => answer.key === key)
  const now = () => model.balances.get(model.purseOf(op.playerId)) ?? 0
  if (first)
    return first.said === said
      ? { outcome: first.outcome, balance: first.balance }
      : { outcome: 'other-content', balance: now() }
  const outcome = op.manner === 'by-round' ? effectByRound(model, op) : effectOf(model, op)
  if (outcome !== 'other-content' && !namesAnotherRound(model, op))
    model.answered.push({ key, verb: op.verb, id: op.transactionId, said, outcome, balance: now() })
  return { outcome, balance: now() }
}

/** A rollback whose bet or win, that took effect or was refused, is of another round: nothing is kept of it. */
export const namesAnotherRound = (model: WalletModel, op: WalletOperation): boolean => {
  const known = op.verb === 'rollback' ? meantBy(model, op) : undefined
  return known !== undefined && known.round !== op.round
}

/** Of two that go by one id the one that took effect is meant, and of these the bet. */
const meantBy = (model: WalletModel, op: WalletOperation): { round: string } | undefined => {
  const referenceId = op.verb === 'bet' ? null : op.referenceId
  const named = (verb: 'bet' | 'win') =>
    model.effects.find((effect) => effect.verb === verb && effect.id === referenceId && effect.player === op.playerId)
  const refused = (verb: 'bet' | 'win') =>
    model.answered.find(({ verb: kind, id, said }) => kind === verb && id === referenceId && said.includes(op.playerId))
  if (op.manner === 'by-round') return named('bet')
  const done = named('bet') ?? named('win')
  const other = refused('bet') ?? refused('win')
  return done ?? (other && JSON.parse(other.said))
}

/** The bet that a win names, taken or refused. */
const betOf = (model: WalletModel, op: Extract<WalletOperation, { verb: 'win' }>): { round: string } | undefined => {
  const first = model.answered.find(({ verb, id }) => verb === 'bet' && id === op.referenceId)
  return first?.said.includes(op.playerId) ? JSON.parse(first.said) : undefined
}

const effectOf = (model: WalletModel, op: WalletOperation): WalletOutcome => {
  const purse = model.purseOf(op.playerId)
  const balance = model.balances.get(purse) ?? 0
  const held = model.bonus.get(purse) ?? 0
  const bonus = op.verb === 'rollback' ? 0 : (op.bonus ?? 0)
  const pay = (amount: number, ofBonus: number) => {
    model.balances.set(purse, balance + amount - ofBonus)
    model.bonus.set(purse, held + ofBonus)
  }
  const roundOf = (round: string) => `${op.playerId} ${round}`
  const mine = model.effects.filter((effect) => effect.player === op.playerId)
  if (op.verb === 'bet') {
    if (model.expected.has(`${op.playerId} ${op.transactionId}`)) return 'rolled-back'
    if (model.ended.has(op.playerId)) return 'session-ended'
    if (model.closed.has(roundOf(op.round))) return 'round-closed'
    if (isOutside(op.amount)) return 'stake-limit'
    if (balance < op.amount - bonus) return 'not-enough-money'
    if (held < bonus) return 'not-enough-bonus'
    pay(-op.amount, -bonus)
    model.effects.push({
      verb: 'bet',
      id: op.transactionId,
      player: op.playerId,
      round: op.round,
      amount: op.amount,
      bonus,
      isUndone: false,
    })
    if (op.endsRound) model.closed.add(roundOf(op.round))
    return 'done'
  }
  if (op.verb === 'win') {
    if (model.expected.has(`${op.playerId} ${op.transactionId}`)) return 'rolled-back'
    const answered = mine.find(
      (effect) => effect.verb === 'bet' && effect.id === op.referenceId && effect.round === op.round,
    )
    const isExpected = model.expected.has(`${op.playerId} ${op.referenceId}`)
    if (isExpected && (betOf(model, op)?.round ?? op.round) === op.round) return 'rolled-back'
    if (!answered) return 'unknown-transaction'
    pay(op.amount, bonus)
    model.effects.push({
      verb: 'win',
      id: op.transactionId,
      player: op.playerId,
      round: op.round,
      amount: op.amount,
      bonus,
      isUndone: false,
      answers: answered.id,
    })
    if (op.endsRound) model.closed.add(roundOf(op.round))
    return 'done'
  }
  return undo(model, op, mine, pay, roundOf)
}

const undo = (
  model: WalletModel,
  op: Extract<WalletOperation, { verb: 'rollback' }>,
  mine: WalletModel['effects'],
  pay: (amount: number, ofBonus: number) => void,
  roundOf: (round: string) => string,
): WalletOutcome => {
  const balance = model.balances.get(model.purseOf(op.playerId)) ?? 0
  const held = model.bonus.get(model.purseOf(op.playerId)) ?? 0
  const named =
    mine.find(({ verb, id }) => verb === 'bet' && id === op.referenceId) ?? mine.find(({ id }) => id === op.referenceId)
  const known = meantBy(model, op)
  if (namesAnotherRound(model, op)) return 'unknown-transaction'
  const isSettled = mine.some(({ verb, answers, isUndone }) => verb === 'win' && answers === named?.id && !isUndone)
  if (named?.verb === 'bet' && !named.isUndone && isSettled) return 'already-settled'
  const { amount = 0, bonus = 0 } = named ?? {}
  if (named?.verb === 'win' && !named.isUndone) {
    if (balance < amount - bonus) return 'not-enough-money'
    if (held < bonus) return 'not-enough-bonus'
  }
  model.expected.add(`${op.playerId} ${op.referenceId}`)
  if (!known) return 'unknown-transaction'
  if (named && !named.isUndone) named.verb === 'bet' ? pay(amount, bonus) : pay(-amount, -bonus)
  if (named) named.isUndone = true
  if (op.endsRound && mine.some(({ round }) => round === known.round)) model.closed.add(roundOf(known.round))
  return 'done'
}

/** Rounds of a player that have a stake in them and no end yet. */
export const openRounds = (model: WalletModel, player: string): string[] => {
  const live = model.effects.filter((effect) => effect.player === player && effect.verb === 'bet' && !effect.isUndone)
  return [...new Set(live.map(({ round }) => round))].filter((round) => !model.closed.has(`${player} ${round}`))
}
