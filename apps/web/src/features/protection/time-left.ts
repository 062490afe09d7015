import { loadArea, textOf } from '@maru/i18n/react'
import { notify } from '../../shared/toast.ts'

const SECONDS_A_MINUTE = 60

/** The session ends by a limit of time soon. */
export const warnTimeLeft = async (seconds: number): Promise<void> => {
  await loadArea('protection')
  const minutes = Math.max(1, Math.floor(seconds / SECONDS_A_MINUTE))
  notify.note(textOf('protection', 'time-left', { minutes }), { id: 'time-left' })
}
