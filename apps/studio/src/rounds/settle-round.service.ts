import { randomUUID } from 'node:crypto'
import { type BetRequest, fromWireAmount, outcomeOf, type RsStatus, toWireAmount } from '@maru/vendor-wallet'
import { publishRound } from '../live/news.ts'
import { type Session, sessionById } from '../sessions/session.repository.ts'
import type { Rounds } from '../studio.ts'
import { betTexts, betWords } from './bet-words.ts'
import { endedOf } from './ended-round.ts'
import { claimDueRounds, currentRound, moveRound, postponeRound, type Round } from './round.repository.ts'
import { isUnfinished } from './round.states.ts'

/** A rollback answered with one of these has nothing left to undo: the operator never took the bet, or gave it back before. */
const NOTHING_TO_UNDO: readonly RsStatus[] = ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK']

export interface Settled {
  readonly round: Round
  /** Won, when the operator just said so. */
  readonly balance?: number
}

/** Pays a decided round. On any failure the payout stays owed and is tried again later with the same transaction id. */
export async function payRound(studio: Rounds, session: Session, round: Round): Promise<Settled> {
  const reply = await studio.wallet.call('win', {
    ...transactionOf(session, round),
    transaction_uuid: round.winUuid,
    reference_transaction_uuid: round.betUuid,
    round_closed: true,
    amount: toWireAmount(round.payout ?? 0),
    meta: { number: round.number, bet: round.bet, ...endedOf(round) },
  })
  if (reply.isAnswered && reply.answer.status === 'RS_OK') {
    const paid = await moveRound(studio.db, round, 'decided', 'paid', 'RS_OK')
    return { round: paid ?? (await currentRound(studio.db, round)), balance: fromWireAmount(reply.answer.balance) }
  }
  await tryLater(studio, round, reply.isAnswered ? reply.answer.status : reply.why)
  return { round }
}

/** Gives the stake of a round back whose bet may or may not have been taken. Tried again until the operator confirms. */
export async function undoRound(studio: Rounds, session: Session, round: Round): Promise<Settled> {
  const reply = await studio.wallet.call('rollback', {
    user: round.player,
    token: session.launchToken,
    request_uuid: randomUUID(),
    transaction_uuid: round.rollbackUuid,
    reference_transaction_uuid: round.betUuid,
    round: round.id,
    round_closed: true,
    game_code: round.gameCode,
  })
  if (
    !reply.isAnswered ||
    (outcomeOf(reply.answer.status) !== 'done' && !NOTHING_TO_UNDO.includes(reply.answer.status))
  ) {
    await tryLater(studio, round, reply.isAnswered ? reply.answer.status : reply.why)
    return { round }
  }
  const undone = await moveRound(studio.db, round, 'undoing', 'undone', reply.answer.status)
  const balance = reply.answer.balance === undefined ? undefined : fromWireAmount(reply.answer.balance)
  return { round: undone ?? (await currentRound(studio.db, round)), balance }
}

/** Finishes what crashed or failed. Gives how many rounds were looked at. */
export async function recoverRounds(studio: Rounds): Promise<number> {
  const rounds = await claimDueRounds(studio.db, studio.timing.leaseMs, 50)
  await Promise.all(
    rounds.map((round) =>
      finishRound(studio, round).catch((error) => studio.log.error({ error, round: round.id }, 'recovery failed')),
    ),
  )
  return rounds.length
}

async function finishRound(studio: Rounds, round: Round): Promise<void> {
  const finished = await settleOnce(studio, round)
  // No call of a page waits for it.
  if (finished && !isUnfinished(finished.round.state)) publishRound(studio.bus, finished.round, finished.balance)
}

async function settleOnce(studio: Rounds, round: Round): Promise<Settled | undefined> {
  const session = await sessionById(studio.db, round.sessionId)
  if (round.state === 'decided') return payRound(studio, session, round)
  // Nothing was decided and nothing shown: whether or not the bet arrived, it is taken back.
  const undoing =
    round.state === 'undoing'
      ? round
      : await moveRound(studio.db, round, 'opened', 'undoing', round.lastStatus, studio.timing.leaseMs)
  return undoing && undoRound(studio, session, undoing)
}

async function tryLater(studio: Rounds, round: Round, why: string): Promise<void> {
  const { retryMs, longestRetryMs } = studio.timing
  const wait = Math.min(retryMs * 2 ** Math.min(round.attempts, 20), longestRetryMs)
  const level = round.attempts >= 10 ? 'error' : 'warn'
  studio.log[level]({ round: round.id, state: round.state, attempts: round.attempts, why, wait }, 'callback failed')
  await postponeRound(studio.db, round, why, wait)
}

/** The fields that bet and win of a round have in common. */
export function transactionOf(session: Session, round: Round): Omit<BetRequest, 'transaction_uuid' | 'amount'> {
  return {
    user: round.player,
    token: session.launchToken,
    request_uuid: randomUUID(),
    round: round.id,
    round_closed: false,
    game_code: round.gameCode,
    currency: session.currency,
    bet_texts: betTexts(round.gameCode, round.bet),
    bet: betWords(session.language, round.gameCode, round.bet),
    meta: { number: round.number, bet: round.bet },
  }
}
