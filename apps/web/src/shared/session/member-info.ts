import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import { noteBalance } from '../undisclosed/undisclosed.ts'

export type MemberState = Data<'/api/member/info'>
export type Balances = Pick<MemberState['member'], 'cashAmt' | 'pointAmt'>

/** The last balances that the live socket delivered, and how many it has delivered. */
let latest: Balances | undefined
let updates = 0

export const withBalances = (state: MemberState, balances: Balances): MemberState => ({
  ...state,
  member: { ...state.member, ...balances },
})

/** The server says that a reality check is due, whatever the clock of this device says. */
export const withRealityDue = (state: MemberState): MemberState => ({
  ...state,
  member: { ...state.member, realityDueAt: new Date(0).toISOString() },
})

/** What the socket delivers while an answer is on its way is newer than the balances of that answer. */
export const noteBalances = (balances: Balances, isPlay: boolean): void => {
  latest = balances
  updates++
  noteBalance(balances.cashAmt, isPlay)
}

const pollMs = 15_000

export const memberInfo = queryOptions({
  queryKey: ['member'],
  queryFn: async () => {
    const before = updates
    const state = await call('/api/member/info', {})
    if (latest && updates > before) return withBalances(state, latest)
    noteBalance(state.member.cashAmt, true)
    return state
  },
  staleTime: 60_000,
  // The live socket says nothing of bonus money, nor of money at vendors.
  refetchInterval: ({ state }) =>
    state.data && state.data.member.bonusAmt + state.data.member.awayAmt > 0 ? pollMs : false,
})
