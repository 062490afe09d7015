import { loadArea, textOf } from '@maru/i18n/react'
import { LimitRest } from '../../shared/limits/limit-rest.tsx'
import { currentLocation } from '../../shared/navigation/index.ts'
import { notify } from '../../shared/toast.ts'

/** A stake was refused by the member's own limits, in a game that cannot say what is left of them. */
export const warnLimitReached = async (): Promise<void> => {
  // The slip of a mini game says it at the bet.
  if (currentLocation().path.includes('/minigame/')) return
  await loadArea('protection')
  notify.error(textOf('protection', 'refused.title'), { id: 'limit-reached', note: <LimitRest code="B1003" /> })
}
