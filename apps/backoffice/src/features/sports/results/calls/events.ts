import { sportResultEvents } from '@maru/contract'
import { useAsk } from '../../../../shared/call/use-call.ts'

/** `day` empty: today. `after` 0: from the beginning. */
export const useResultEvents = (day: string, after: string) =>
  useAsk(sportResultEvents, { query: { ...(day ? { day } : {}), after } })
