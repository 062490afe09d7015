import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type MemberState = Data<'/api/member/info'>
export type Balances = Pick<MemberState['member'], 'cashAmt' | 'pointAmt'>

/** The last balances that the live socket told, and how many it has told. */
let told: Balances | undefined
let tellings = 0

export const withBalances = (state: MemberState, balances: Balances): MemberState => ({
  ...state,
  member: { ...state.member, ...balances },
})

/** What the socket tells while an answer is on its way is newer than the balances of that answer. */
export const noteBalances = (balances: Balances): void => {
  told = balances
  tellings++
}

export const memberInfo = queryOptions({
  queryKey: ['member'],
  queryFn: async () => {
    const before = tellings
    const state = await call('/api/member/info', {})
    return told && tellings > before ? withBalances(state, told) : state
  },
  staleTime: 60_000,
})
