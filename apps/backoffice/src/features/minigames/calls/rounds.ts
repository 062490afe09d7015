import { type AdminQueryOf, miniDeskRounds } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useMiniRounds = (query: AdminQueryOf<typeof miniDeskRounds>) =>
  useAsk(miniDeskRounds, { query }, { isLive: true })
