import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import { noteBalance } from '../undisclosed/undisclosed.ts'

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
export const noteBalances = (balances: Balances, isPlay: boolean): void => {
  told = balances
  tellings++
  noteBalance(balances.cashAmt, isPlay)
}

export const memberInfo = queryOptions({
  queryKey: ['member'],
  queryFn: async () => {
    const before = tellings
    const state = await call('/api/member/info', {})
    if (told && tellings > before) return withBalances(state, told)
    noteBalance(state.member.cashAmt, true)
    return state
  },
  staleTime: 60_000,
})
