import { randomUUID } from 'node:crypto'
import { fromWireAmount, type RsStatus } from '@maru/vendor-wallet'
import { askToLook, publishEnded } from '../live/news.ts'
import type { Studio } from '../studio.ts'
import { endSession, openSessionsOf, type Session } from './session.repository.ts'

type Asking = Pick<Studio, 'db' | 'wallet' | 'bus'>

/** The operator has ended the session: the player has opened another game, has logged out or was put out. */
const ENDED: readonly RsStatus[] = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN']
export const hasEnded = (status: string | null): boolean => ENDED.includes(status as RsStatus)

/** Asks the operator. Where it has ended the session, every page of it is notified. */
export async function askStatus(
  studio: Asking,
  session: Session,
): Promise<{ balance: number | null; isEnded: boolean }> {
  const reply = await studio.wallet.call('balance', {
    user: session.player,
    token: session.launchToken,
    request_uuid: randomUUID(),
    game_code: session.gameCode,
  })
  if (!reply.isAnswered) return { balance: null, isEnded: false }
  const { balance, status } = reply.answer
  const isEnded = hasEnded(status)
  if (isEnded) await noteEnded(studio, session)
  return { balance: balance === undefined ? null : fromWireAmount(balance), isEnded }
}

export async function noteEnded({ db, bus }: Pick<Studio, 'db' | 'bus'>, { id }: Session): Promise<void> {
  if (await endSession(db, id)) publishEnded(bus, id)
}

/** The page of this session is open: an operator of one game at a time has ended the player's others, and their pages should say so. */
export async function lookAtOthers({ db, bus }: Pick<Studio, 'db' | 'bus'>, session: Session): Promise<void> {
  askToLook(bus, await openSessionsOf(db, session))
}

/** The operator has ended a session of this player, and does not say which. */
export async function lookAtAll({ db, bus }: Pick<Studio, 'db' | 'bus'>, site: string, player: string): Promise<void> {
  askToLook(bus, await openSessionsOf(db, { site, player, id: null }))
}
