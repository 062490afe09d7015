import { useNavigate } from '@tanstack/react-router'
import type { KeyHandlers } from '../shared/keys/use-keys.ts'

/** The key that opens the page of whom the chosen row of a queue concerns. */
export const useOpenMemberKey = (memberId: number | undefined): KeyHandlers => {
  const navigate = useNavigate()
  if (memberId === undefined) return {}
  const params = { memberId: String(memberId) }
  return { open: () => void navigate({ to: '/members/$memberId', params, search: { tab: 'ledger', page: 1 } }) }
}
