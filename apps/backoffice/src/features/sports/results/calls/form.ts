import { sportResultForm } from '@maru/contract'
import { useAsk } from '../../../../shared/call/use-call.ts'

export const useResultForm = (eventId: number) => useAsk(sportResultForm, { params: { eventId } }, { isLive: true })
