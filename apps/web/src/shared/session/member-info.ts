import { call, type Data, session } from '@maru/client'
import type { Cash, Points } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'
import { noteBalance } from '../undisclosed/undisclosed.ts'

export type MemberState = Data<'/api/member/info'>
/** What a member holds, as the server said it to the session with this key. */
export type Held = { socketKey: string | undefined; version: number; cashAmt: Cash; pointAmt?: Points }

let latest: Held | undefined

/**
 * Everything that the server says of what the member holds passes here. Answers and messages overtake each other, so it says whether this may be shown: not what is older than
 * what was said before it, nor what was said to a session that has ended. `isPlay`: moved by a wager, or nobody knows by what.
 */
export const noteHeld = (held: Held, isPlay: boolean): boolean => {
  if (held.socketKey !== session()?.socketKey) return false
  if (latest && latest.socketKey === held.socketKey && held.version < latest.version) return false
  latest = held
  noteBalance(held.cashAmt, isPlay)
  return true
}

export const withHeld = (state: MemberState, { cashAmt, pointAmt, version }: Held): MemberState => ({
  ...state,
  member: { ...state.member, cashAmt, pointAmt: pointAmt ?? state.member.pointAmt, balanceVersion: version },
})

/** The server says that a reality check is due, whatever the clock of this device says. */
export const withRealityDue = (state: MemberState): MemberState =>
  // A partner opens no game: nothing is due.
  state.member.isPartnerMember === 'Y'
    ? state
    : { ...state, member: { ...state.member, realityDueAt: new Date(0).toISOString() } }

const pollMs = 15_000

export const memberInfo = queryOptions({
  queryKey: ['member'],
  queryFn: async () => {
    const socketKey = session()?.socketKey
    const state = await call('/api/member/info', {})
    const { cashAmt, pointAmt, balanceVersion } = state.member
    const isNewest = noteHeld({ socketKey, version: balanceVersion, cashAmt, pointAmt }, true)
    return !isNewest && latest && latest.socketKey === socketKey ? withHeld(state, latest) : state
  },
  staleTime: 60_000,
  // The live socket says nothing of bonus money, nor of money at vendors.
  refetchInterval: ({ state }) =>
    state.data && state.data.member.bonusAmt + state.data.member.awayAmt > 0 ? pollMs : false,
})
