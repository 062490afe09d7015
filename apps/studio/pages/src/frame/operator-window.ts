import type { FrameMessage } from '../../../src/operator/frame-messages.ts'
import { isUnavailable } from './calls.ts'

/** Nothing else leaves the frame. `lobbyUrl` came with the launch, which the operator has signed; the policy of the page lets no other origin frame it. */
export function postToOperator(type: FrameMessage, lobbyUrl: string, more: { amount?: number } = {}): boolean {
  const operator = window.parent !== window ? window.parent : (window.opener as Window | null)
  operator?.postMessage({ type, ...more }, new URL(lobbyUrl).origin)
  return operator !== null
}

/** How far the page has come. It says nothing of the player, so it may be said before the session says who the operator is. */
export function postState(type: 'maru:loading' | 'maru:ready' | 'maru:failed' | 'maru:session-ended'): void {
  const operator = window.parent !== window ? window.parent : (window.opener as Window | null)
  operator?.postMessage({ type }, '*')
}

/** The game cannot be opened. Where that passes, the page says so itself, uncovered: an operator may take away what has failed. */
export const postFailure = (error: unknown): void => postState(isUnavailable(error) ? 'maru:ready' : 'maru:failed')

/** Wire amounts of the operator are hundred thousandths of a won. */
const UNITS_PER_WON = 100_000
/** Before the operator's server knows of it: whatever money moves from now on waits for `maru:revealed`. */
export const postBet = (stake: number, lobbyUrl: string): boolean =>
  postToOperator('maru:bet', lobbyUrl, { amount: stake * UNITS_PER_WON })

/** Leaves a game that could not be opened: only the browser knows who framed it, and the policy let nobody but the operator. */
export function leaveUnopened(): void {
  const operator = location.ancestorOrigins?.[0] ?? document.referrer
  if (operator) leave(operator)
  else history.back()
}

/** Leaves the game: the operator's page takes the frame away; a page on its own goes to the lobby. */
export function leave(lobbyUrl: string): void {
  const isSent = postToOperator('maru:closed', lobbyUrl)
  if (window.parent !== window) return
  if (isSent) window.close()
  else location.assign(lobbyUrl)
}

export function goDeposit(lobbyUrl: string, depositUrl: string): void {
  if (!postToOperator('maru:deposit', lobbyUrl)) location.assign(depositUrl)
}
