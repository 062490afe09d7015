import {
  fromWireAmount,
  type RsStatus,
  toWireAmount,
  type WalletAnswer,
  type WalletCallName,
  type WalletRequest,
} from '@maru/vendor-wallet'
import type pg from 'pg'
import type { WalletClient, WalletReply } from '../wallet/wallet-client.ts'
import { type EntryOutcome, isSessionOpen, type Moved, move, purseOf } from './purse.repository.ts'

/** Begins the launch token of a session that plays from a purse here. No token of an operator has a colon. */
const MARK = 'purse:'
export const purseToken = (token: string): string => MARK + token
export const isPurseToken = (token: string): boolean => token.startsWith(MARK)

const STATUSES: Record<EntryOutcome, RsStatus> = {
  done: 'RS_OK',
  'unknown-player': 'RS_ERROR_INVALID_TOKEN',
  'other-content': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'not-enough-money': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'open-round': 'RS_ERROR_UNKNOWN',
  'session-ended': 'RS_ERROR_TOKEN_EXPIRED',
  'rolled-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'unknown-bet': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'never-executed': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
}

type Asked = {
  user: string
  token?: string
  transaction_uuid?: string
  reference_transaction_uuid?: string
  amount?: number | bigint
}

/** The wallet that rounds are played with: purses here for sessions that play from one, and for all others the operator's. */
export const withPurses = (db: pg.Pool, operators: WalletClient): WalletClient => ({
  async call<N extends WalletCallName>(name: N, request: WalletRequest<N>): Promise<WalletReply<N>> {
    const asked = request as Asked
    if (!isPurseToken(asked.token ?? '')) return operators.call(name, request)
    try {
      const { outcome, balance } = await answerFrom(db, name, asked)
      const answer = { status: STATUSES[outcome], user: asked.user, currency: 'KRW', balance: toWireAmount(balance) }
      return { isAnswered: true, answer: answer as unknown as WalletAnswer<N> }
    } catch (error) {
      return { isAnswered: false, why: (error as Error).message }
    }
  },
})

const answerFrom = async (db: pg.Pool, name: WalletCallName, asked: Asked): Promise<Moved> => {
  const { user: player, token = '', transaction_uuid: id, reference_transaction_uuid: reference } = asked
  if (name === 'bet' || name === 'win' || name === 'rollback') {
    const amount = fromWireAmount(asked.amount ?? 0)
    return move(db, { id: id as string, player, kind: name, amount, token, ...(reference ? { reference } : {}) })
  }
  const purse = await purseOf(db, player)
  if (!purse) return { outcome: 'unknown-player', balance: 0 }
  const isOpen = await isSessionOpen(db, purse.site, player, token)
  return { outcome: isOpen ? 'done' : 'session-ended', balance: purse.balance }
}
