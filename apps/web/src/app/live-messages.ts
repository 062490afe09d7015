import { endSession } from '@maru/client'
import { type LiveListener, listenLive } from '@maru/client/live'
import type { Cash, LiveMessage, Points } from '@maru/contract'
import { watchLostFocus } from '@maru/ui/watch-focus.ts'
import type { QueryClient } from '@tanstack/react-query'
import { siteCheck } from '../features/site/calls/site-check.ts'
import { navigate } from '../shared/navigation/index.ts'
import {
  type Held,
  type MemberState,
  memberInfo,
  noteHeld,
  withHeld,
  withRealityDue,
} from '../shared/session/member-info.ts'
import { notify } from '../shared/toast.ts'
import { resultsAreHidden } from '../shared/undisclosed/undisclosed.ts'
import { readFailedAgain } from './read-again.ts'

/** After maintenance not everybody asks in the same moment. */
const ASK_WITHIN_MS = 3_000

// Here, since every page loads this file once it has been read, and none before.
watchLostFocus()

/** Listens to the live socket, and reads again what failed. */
export const listen = (queries: QueryClient, listener: LiveListener): (() => void) => {
  const ends = [readFailedAgain(queries), listenLive(listener)]
  return () => {
    for (const end of ends) end()
  }
}

type Toasts = { gamesDown: () => void; newMessage: () => void }
type Handlers = {
  [C in LiveMessage['cmd']]: (
    message: Extract<LiveMessage, { cmd: C }>,
    queries: QueryClient,
    toasts: Toasts,
    socketKey: string | undefined,
  ) => void
}

const handlers: Handlers = {
  INSPECT: ({ data1 }, queries) => {
    const check = () => void queries.invalidateQueries({ queryKey: siteCheck.queryKey })
    if (data1 !== 'Y') return void setTimeout(check, Math.random() * ASK_WITHIN_MS)
    endSession('B0093')
    navigate({ to: 'warning' })
  },
  CASH: ({ data1, data2, version, by }, queries, _, socketKey) => {
    const held: Held = { socketKey, version, cashAmt: data1 as Cash, pointAmt: data2 as Points }
    if (noteHeld(held, by !== 'other')) change(queries, (state) => withHeld(state, held))
    if (queries.getQueryData(memberInfo.queryKey)?.member.awayAmt) {
      void queries.invalidateQueries({ queryKey: memberInfo.queryKey })
      void queries.invalidateQueries({ queryKey: ['own', 'transfers'] })
    }
    // Money moves with requests and wagers: what is shown of them is asked for again.
    void queries.invalidateQueries({ queryKey: ['own', 'cash', 'list'] })
    if (resultsAreHidden()) return
    for (const list of ['bets', 'mini-bets']) void queries.invalidateQueries({ queryKey: ['own', list] })
  },
  MSG: ({ data1, data2 }, queries, toasts) => {
    const before = queries.getQueryData(memberInfo.queryKey)?.msgInfo.newMsg
    change(queries, (state) => ({ ...state, msgInfo: { newMsg: data1 } }))
    if (before === undefined || before === data1) return
    void queries.invalidateQueries({ queryKey: ['own', 'messages'] })
    if (data1 > before && data2 !== 'quiet') toasts.newMessage()
  },
  NOTICE: ({ data1 }, queries) => {
    // Nothing of the balance moves when a withdrawal is paid.
    if (data1 === 'withdrawal-paid') void queries.invalidateQueries({ queryKey: ['own', 'cash', 'list'] })
    void import('../features/messages/noticed.ts').then(({ noteOf }) => noteOf(data1))
  },
  LOGOUT: ({ data1 }) => endSession(data1 as 'TK999'),
  PROTECTION: ({ data1, data2 }, queries) => {
    if (data1 === 'reality-check') return change(queries, withRealityDue)
    if (data1 === 'limit-reached')
      return void import('../features/protection/limit-reached.tsx').then(({ warnLimitReached }) => warnLimitReached())
    void import('../features/protection/time-left.ts').then(({ warnTimeLeft }) => warnTimeLeft(data2))
  },
  SPORTS_TICKET: (_message, queries) => void queries.invalidateQueries({ queryKey: ['own', 'sports'] }),
  LOCK_BET_YN: ({ data1, data2 }, queries, toasts) => {
    readGamesAgain(queries)
    // Any pair but N and Y says that all games are down.
    if (data1 === 'N' && data2 === 'Y') notify.dismiss(gamesDownNotice)
    else toasts.gamesDown()
  },
}

export const gamesDownNotice = 'games-down'
/** What a switch of games changes is read again. */
export const readGamesAgain = (queries: QueryClient): void => {
  for (const list of ['games', 'game-groups', 'main', 'sports']) void queries.invalidateQueries({ queryKey: [list] })
}

type Handler = (message: LiveMessage, queries: QueryClient, toasts: Toasts, socketKey: string | undefined) => void
/** Writes a message into the caches, or does what it says. */
export const handle = (
  message: LiveMessage,
  socketKey: string | undefined,
  queries: QueryClient,
  toasts: Toasts,
): void => (handlers[message.cmd] as Handler | undefined)?.(message, queries, toasts, socketKey)

const change = (queries: QueryClient, next: (state: MemberState) => MemberState): void => {
  queries.setQueryData(memberInfo.queryKey, (state: MemberState | undefined) => state && next(state))
}
