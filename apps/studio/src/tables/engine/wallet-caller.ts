import { randomUUID } from 'node:crypto'
import { keyOfChange, type WalletCall } from '@maru/live-games'
import { fromWireAmount, outcomeOf, type RsStatus, toWireAmount } from '@maru/vendor-wallet'
import type { Session } from '../../sessions/session.repository.ts'
import { hasEnded } from '../../sessions/status.service.ts'
import { endedPlacesOf } from '../ended-places.ts'
import { keyOfCall, type Tried } from '../engine-shapes.ts'
import { tableBetTexts, tableBetWords } from '../table-bet-words.ts'
import type { LiveTable } from '../table-list.ts'
import type { Engine } from './engine.ts'
import { acceptedChipsOf, firstAccepted, owedCall, type RefusedWhy, type RoundNow, returnedOf } from './round-now.ts'
import { Tries } from './tries.ts'
import { siteAndPlayerOf, transactionIdOf } from './wallet-ids.ts'
import { createWalletTrouble, type WalletTrouble } from './wallet-trouble.ts'

/** What a call came to, once that is clear. */
export type ClearAnswer = { verdict: 'accepted' | 'rolled-back' | 'paid' } | { verdict: 'refused'; why: RefusedWhy }
/** What an answer says of the account of a player. `askedAt`: when the call left, ms by the database's clock. `isEnded`: the session has ended. */
export type AccountState = { balance: number | undefined; askedAt: number; isEnded: boolean }

/** Where a round and its players are found, and where answers go. */
export type CallerHost = {
  readonly engine: Engine
  readonly table: LiveTable
  isStopped(): boolean
  roundOf(round: number): RoundNow | undefined
  sessionOf(id: string): Promise<Session>
  /** Resolves when it is stored; rejects where it could not be, and then the call is made again. */
  answered(round: number, call: WalletCall, answer: ClearAnswer): Promise<void>
  noteAccount(session: Session, player: string, account: AccountState): void
}

/** Calls that are tried again with each clear answer after trouble. */
const WOKEN = 2
/** Nothing is left to undo: the bet was never taken, or given back before. */
const NOTHING_TO_UNDO: readonly RsStatus[] = ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK']
/** Said before the wallet looks at the id: an earlier try of the same call may have been taken all the same. */
const BEFORE_THE_ID: readonly RsStatus[] = ['RS_ERROR_INVALID_PARTNER', 'RS_ERROR_INVALID_TOKEN']

/** Makes the calls that rounds owe, each until it is answered clearly. The ids follow from the round, so a call that is made again is the same. */
export class WalletCaller {
  readonly #host: CallerHost
  readonly #active = new Set<string>()
  readonly #tries = new Tries()
  readonly #trouble: WalletTrouble

  constructor(host: CallerHost) {
    this.#host = host
    this.#trouble = createWalletTrouble(host.engine.log, host.table.code)
  }

  /** By `keyOfCall`, of those without a clear answer. */
  get tries(): ReadonlyMap<string, Tried> {
    return this.#tries.all
  }

  /** Calls that wait for their next try are made at once. */
  tryNow(): void {
    this.#tries.tryNow()
  }

  /** Begins all calls that a round owes: after it was loaded, or a step that may owe many. */
  beginOwed(round: RoundNow): void {
    for (const key of round.state.owed.keys()) this.#begin(round, key)
  }

  /** Begins the call that one change of bets owes: thousands may be owed for the others. */
  beginChange(round: RoundNow, change: string): void {
    this.#begin(round, keyOfChange(change))
  }

  #begin(round: RoundNow, key: string): void {
    const call = round.state.owed.get(key)
    const id = call && keyOfCall(round.round, call.type, key)
    if (!id || this.#active.has(id)) return
    this.#active.add(id)
    void this.#makeUntilClear(round.round, key, call).finally(() => {
      this.#active.delete(id)
      this.#tries.forget(id)
      const current = this.#host.roundOf(round.round)
      // It may be owed again since: a reload forgot an answer that was not stored.
      if (current && owedCall(current, key, call.type) && !this.#host.isStopped()) this.#begin(current, key)
    })
  }

  async #makeUntilClear(round: number, key: string, { type }: WalletCall): Promise<void> {
    const { engine } = this.#host
    let isDoubtful = this.#host.roundOf(round)?.doubtful.has(key) ?? false
    for (let attempt = 0; !this.#host.isStopped(); attempt++) {
      if (attempt > 0)
        await this.#tries.wait(
          keyOfCall(round, type, key),
          Math.min(engine.retryMs * 2 ** Math.min(attempt - 1, 20), engine.longestRetryMs),
        )
      try {
        const made = await this.#trouble.inTurn(async () => {
          const now = this.#host.roundOf(round)
          const call = now && owedCall(now, key, type)
          if (!now || !call || this.#host.isStopped()) return 'not owed'
          // The bet was still waiting for its turn: there is nothing to give back.
          if (type === 'rollback' && !now.doubtful.has(key)) return { call, answer: NOTHING_TAKEN }
          if (type === 'bet') now.doubtful.add(key)
          const answer = await this.#make(now, call, isDoubtful, attempt, keyOfCall(round, type, key))
          return answer && { call, answer }
        })
        if (made === 'not owed') return
        isDoubtful = true
        if (!made) continue
        // The next call need not wait until this one is stored.
        await this.#host.answered(round, made.call, made.answer)
        return
      } catch (error) {
        isDoubtful = true
        this.#tries.note(keyOfCall(round, type, key), error instanceof Error ? error.message : String(error))
        this.#trouble.say('a call to the wallet failed', { error, round, type })
      }
    }
  }

  async #make(
    now: RoundNow,
    call: WalletCall,
    isDoubtful: boolean,
    attempt: number,
    id: string,
  ): Promise<ClearAnswer | undefined> {
    const { engine } = this.#host
    const change = call.type === 'win' ? firstAccepted(now, call.player)?.change : call.change
    const sessionId = change && now.sessionOf.get(change)
    if (!change || !sessionId) throw new Error(`a call of round ${now.round} without its bet`)
    const session = await this.#host.sessionOf(sessionId)
    const askedAt = engine.clock.now()
    const reply = await this.#ask(now, call, change, session)
    if (!reply.isAnswered) {
      this.#tries.note(id, reply.why)
      this.#trouble.unanswered({ round: now.round, type: call.type, attempt, why: reply.why })
      return undefined
    }
    const { status, balance } = reply.answer
    const isEnded = call.type === 'bet' && hasEnded(status)
    this.#host.noteAccount(session, call.player, {
      balance: balance === undefined ? undefined : fromWireAmount(balance),
      askedAt,
      isEnded,
    })
    const answer = clearAnswerOf(call, status, isDoubtful)
    if (answer) {
      // Those that had no answer need not wait out their pauses; as many as the wallet has shown to answer.
      if (this.#trouble.answered()) this.#tries.wake(WOKEN)
      return answer
    }
    this.#tries.note(id, status)
    this.#trouble.say('unclear answer of the wallet', { round: now.round, type: call.type, attempt, status })
    return undefined
  }

  #ask(now: RoundNow, call: WalletCall, change: string, session: Session) {
    const { engine, table } = this.#host
    const bet = transactionIdOf(now.id, 'bet', change)
    const common = {
      user: siteAndPlayerOf(call.player).player,
      token: session.launchToken,
      request_uuid: randomUUID(),
      round: now.id,
      game_code: table.code,
    }
    if (call.type === 'rollback')
      return engine.wallet.call('rollback', {
        ...common,
        transaction_uuid: transactionIdOf(now.id, 'rollback', change),
        reference_transaction_uuid: bet,
        // Others may have chips on the round, and the player may bet again.
        round_closed: false,
      })
    const amount = toWireAmount(call.amount)
    if (call.type === 'win')
      return engine.wallet.call('win', {
        ...common,
        transaction_uuid: transactionIdOf(now.id, 'win', call.player),
        reference_transaction_uuid: bet,
        round_closed: true,
        currency: session.currency,
        amount,
        meta: { number: now.round, ...endedOf(table, now, call.player) },
      })
    const chips = now.state.changes.get(change)?.chips ?? {}
    return engine.wallet.call('bet', {
      ...common,
      transaction_uuid: bet,
      round_closed: false,
      currency: session.currency,
      amount,
      bet_texts: tableBetTexts(chips, now.shoe === undefined),
      bet: tableBetWords(session.language, chips, now.shoe === undefined),
      meta: { number: now.round },
    })
  }
}

/** Of a round that was dealt. */
const endedOf = (table: LiveTable, round: RoundNow, player: string) => {
  const chips = acceptedChipsOf(round, player)
  const { pays } = round.dealt ?? {}
  if (!pays) return {}
  const places = Object.entries(chips).map(([on, stake]) => ({
    on,
    stake,
    returned: returnedOf({ [on]: stake }, pays),
  }))
  return { ended: endedPlacesOf(table.game, places) }
}

const NOTHING_TAKEN: ClearAnswer = { verdict: 'rolled-back' }

/** Undefined: it may or may not have taken effect. */
export const clearAnswerOf = (
  { type }: Pick<WalletCall, 'type'>,
  status: RsStatus,
  isDoubtful: boolean,
): ClearAnswer | undefined => {
  const outcome = outcomeOf(status)
  if (type === 'win') return outcome === 'done' ? { verdict: 'paid' } : undefined
  if (type === 'rollback')
    return outcome === 'done' || NOTHING_TO_UNDO.includes(status) ? { verdict: 'rolled-back' } : undefined
  if (outcome === 'done') return { verdict: 'accepted' }
  if (outcome === 'unknown') return undefined
  if (isDoubtful && (outcome === 'defect' || BEFORE_THE_ID.includes(status))) return undefined
  return { verdict: 'refused', why: whyOf(status) }
}

const whyOf = (status: RsStatus): RefusedWhy => {
  if (hasEnded(status)) return 'session-ended'
  if (status === 'RS_ERROR_NOT_ENOUGH_MONEY') return 'no-money'
  // The table's own limits were kept before it was asked: it is the operator's, such as the largest stake with a bonus.
  return status === 'RS_ERROR_BET_LIMIT_EXCEEDED' ? 'stake-limit' : 'not-allowed'
}
