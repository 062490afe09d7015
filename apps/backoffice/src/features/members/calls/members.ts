import { type AdminQueryOf, memberSearch } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMembers = (query: Partial<AdminQueryOf<typeof memberSearch>>) =>
  useAsk(memberSearch, { query }, { isLive: true })
