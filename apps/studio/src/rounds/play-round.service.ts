import { inTransaction, type Transaction } from '@maru/postgres'
import { fromWireAmount, outcomeOf, type RsStatus, toWireAmount } from '@maru/vendor-wallet'
import { gameByCode } from '../catalogue.ts'
import type { Session } from '../sessions/session.repository.ts'
import type { Rounds } from '../studio.ts'
import { decideRound, readBet } from './decide-round.ts'
import { currentRound, moveRound, openRound, type Round, storeDecision, tableOf } from './round.repository.ts'
import { payRound, type Settled, transactionOf, undoRound } from './settle-round.service.ts'

export type PlayRefusal = 'bet-invalid' | 'round-unfinished'

export type Played = { readonly refusal: PlayRefusal } | Settled

/** One press of the button: bet callback, decision, win callback. The same key again answers the same round. */
export async function playRound(
  studio: Rounds,
  session: Session,
  asked: { key: string; bet: unknown },
): Promise<Played> {
  const game = gameByCode(session.gameCode)
  const read = game && readBet(game, asked.bet)
  if (!game || !read) return { refusal: 'bet-invalid' }
  const opened = await openRound(studio.db, session, { key: asked.key, ...read, leaseMs: studio.timing.leaseMs })
  if (!opened) return { refusal: 'round-unfinished' }
  return opened.isNew ? playOpened(studio, session, opened.round) : { round: opened.round }
}

/** From the bet on. It has its transaction id by now, so an operator that was asked before answers the same. */
export async function playOpened(studio: Rounds, session: Session, round: Round): Promise<Settled> {
  const taken = await takeBet(studio, session, round)
  if (taken.verdict === 'refused') {
    const refused = await moveRound(studio.db, round, 'opened', 'refused', taken.status)
    return { round: refused ?? (await currentRound(studio.db, round)), balance: taken.balance }
  }
  const current = taken.verdict === 'taken' ? await decide(studio, round) : round
  if (current.state === 'decided') {
    const settled = await payRound(studio, session, current)
    return { round: settled.round, balance: settled.balance ?? taken.balance }
  }
  const undoing = await moveRound(studio.db, round, 'opened', 'undoing', taken.status, studio.timing.leaseMs)
  if (undoing) return undoRound(studio, session, undoing)
  // Gone on without us: the recovery was faster, or a decision that seemed lost was committed. The payout stays owed to the recovery.
  return { round: await currentRound(studio.db, round) }
}

interface Taken {
  readonly verdict: 'taken' | 'refused' | 'unknown'
  readonly status: string
  readonly balance?: number
}

/** Asks for the bet; once more with the same transaction id when no answer came. A refusal counts only if no earlier try is in doubt. */
async function takeBet(studio: Rounds, session: Session, round: Round): Promise<Taken> {
  let status: string = 'RS_ERROR_UNKNOWN'
  for (const inDoubt of [false, true]) {
    const reply = await studio.wallet.call('bet', {
      ...transactionOf(session, round),
      transaction_uuid: round.betUuid,
      amount: toWireAmount(round.stake),
    })
    if (!reply.isAnswered) {
      status = reply.why
      continue
    }
    const { answer } = reply
    const outcome = outcomeOf(answer.status as RsStatus)
    const balance = answer.balance === undefined ? undefined : fromWireAmount(answer.balance)
    if (outcome === 'done') return { verdict: 'taken', status: answer.status, balance }
    if (outcome !== 'unknown') return { verdict: inDoubt ? 'unknown' : 'refused', status: answer.status, balance }
    status = answer.status
  }
  return { verdict: 'unknown', status }
}

/**
 * Decides and stores in one transaction, so that a table never moves without its round. Gives the round as it is afterwards: after a lost
 * connection only the database knows whether the decision was committed.
 */
async function decide(studio: Rounds, round: Round): Promise<Round> {
  const game = gameByCode(round.gameCode)
  if (!game || game.kind === 'table') return round
  const decideOnce = async (db: Transaction): Promise<Round | undefined> => {
    const decision = decideRound(game, round.bet, await tableOf(db.client, round), studio.random)
    return storeDecision(db.client, round, decision, studio.timing.leaseMs)
  }
  const decided = await inTransaction(studio.db, decideOnce).catch((error) => {
    studio.log.error({ error, round: round.id }, 'deciding failed')
    return undefined
  })
  return decided ?? currentRound(studio.db, round)
}
