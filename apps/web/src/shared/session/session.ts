import { onSession, type Session, session } from '@maru/client'
import type { Cash } from '@maru/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useShownBalance } from '../undisclosed/undisclosed.ts'
import { type Held, memberInfo, noteHeld, withHeld } from './member-info.ts'

/** The session, or undefined for a guest. */
export const useSession = (): Session | undefined => useSyncExternalStore(onSession, session, () => undefined)

/** Who is logged in, with balances that the live socket keeps current. Undefined for a guest and while it loads. */
export const useMember = () => {
  const isLoggedIn = useSession() !== undefined
  return useQuery({ ...memberInfo, enabled: isLoggedIn }).data
}

/** The member's cash as pages show it: what an open game has not shown yet is not in it. What can be withdrawn is `useMember`'s. */
export const useShownCash = (): number | undefined => {
  const cash = useMember()?.member.cashAmt
  const shown = useShownBalance()
  return cash === undefined ? undefined : (shown ?? cash)
}

/** Asks for balances and unread messages again, after something that may have changed them. */
export const useRefreshMember = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: memberInfo.queryKey })
}

type SaidCash = { cash: Cash; balanceVersion: number }

/** The cash that an answer says, for every page that shows it. */
export const useNoteCash = (): ((said: SaidCash) => void) => {
  const queries = useQueryClient()
  const socketKey = useSession()?.socketKey
  return useCallback(
    ({ cash, balanceVersion }) => {
      const held: Held = { socketKey, version: balanceVersion, cashAmt: cash }
      if (noteHeld(held, true)) queries.setQueryData(memberInfo.queryKey, (state) => state && withHeld(state, held))
    },
    [queries, socketKey],
  )
}
