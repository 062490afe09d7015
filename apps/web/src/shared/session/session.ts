import { onSession, type Session, session } from '@maru/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useShownBalance } from '../undisclosed/undisclosed.ts'
import { memberInfo } from './member-info.ts'

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
