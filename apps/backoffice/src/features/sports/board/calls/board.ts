import { sportsBoard, sportsBoardEvent, sportsWhatIf } from '@maru/contract'
import type { Asked } from '../../../../shared/call/admin-call.ts'
import { useAsk } from '../../../../shared/call/use-call.ts'

export type BoardQuery = NonNullable<Asked<typeof sportsBoard>['query']>

/** Asked again when the desk's topic says so, and every few seconds: what the feed does to events is said by no topic of staff. */
const everyMs = 5_000

export const useBoard = (query: BoardQuery) => useAsk(sportsBoard, { query }, { everyMs })

const ofEvent = (eventId: string | undefined) => ({
  asked: { params: { eventId: Number(eventId ?? 0) } },
  choice: { everyMs, isOn: eventId !== undefined },
})

export const useBoardEvent = (eventId: string | undefined) => {
  const { asked, choice } = ofEvent(eventId)
  return useAsk(sportsBoardEvent, asked, { ...choice, everyMs: 3_000 })
}

export const useWhatIf = (eventId: string | undefined) => {
  const { asked, choice } = ofEvent(eventId)
  return useAsk(sportsWhatIf, asked, choice)
}
