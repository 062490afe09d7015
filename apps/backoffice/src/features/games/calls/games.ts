import { adminGames } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

const everyMs = 30_000

export const useGames = (isOn = true) => useAsk(adminGames, {}, { isOn, isLive: true, everyMs })
