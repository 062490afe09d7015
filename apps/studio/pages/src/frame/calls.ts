import type { PlayError, ReplayShown, RoundAnswer, SessionShown, ShownAnswer } from '../../../src/play/play-shapes.ts'
import type { RecordAgain, TableRoundAgain } from '../../../src/tables/again/round-again-shapes.ts'

/** A call that did not succeed; `code` says what to show the player. */
export class CallFailed extends Error {
  readonly code: PlayError
  constructor(code: PlayError) {
    super(code)
    this.code = code
  }
}

const query = new URLSearchParams(location.search)
const PENDING_TRIES = 20
const LOST_TRIES = 3
const PENDING_WAIT_MS = 500

export const replayTicket = query.get('ticket')
/** Of a table that is only watched. */
export const watchTicket = query.get('watch')
export const sessionSecret = query.get('session') ?? ''

export const openSession = () => call<SessionShown>('session')
export const askBalance = () => call<{ balance: number | null; isEnded: boolean }>('balance')
export const reportShown = (round: string) => call<ShownAnswer>('shown', { round })
export const openReplay = (ticket: string) => call<ReplayShown>('replay', { ticket })
export const openTableRound = (ticket: string) => call<TableRoundAgain>('table-round', { ticket })
export const openTableRecord = (ticket: string) => call<RecordAgain>('table-record', { ticket })

/** The studio says that nothing is possible for a moment. */
export const isUnavailable = (error: unknown): boolean => error instanceof CallFailed && error.code === 'unavailable'

/** One round. A lost answer is asked for again with the same key, so that one press is one round. After one `unavailable` says nothing of that try any more. */
export async function askRound(bet: unknown): Promise<RoundAnswer> {
  const key = crypto.randomUUID()
  let isInDoubt = false
  for (let attempt = 0; attempt < PENDING_TRIES; attempt++) {
    try {
      const answer = await call<RoundAnswer>('round', { key, bet })
      if (answer.outcome !== 'pending') return answer
      isInDoubt = true
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : undefined
      if (code === 'internal' && attempt < LOST_TRIES) isInDoubt = true
      else if (!isInDoubt || code !== 'unavailable') throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PENDING_WAIT_MS))
  }
  throw new CallFailed('round-unfinished')
}

async function call<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(`/play-api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionSecret}`,
      'x-language': query.get('lang') ?? 'ko',
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (!response?.ok || answer === undefined) throw new CallFailed(answer?.error ?? 'internal')
  return answer as T
}
