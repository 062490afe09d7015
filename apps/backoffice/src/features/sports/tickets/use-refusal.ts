import { notifications } from '@mantine/notifications'
import { useText } from '@maru/i18n/react'
import { StaffError } from '../../../shared/call/staff-error.ts'
import { useRefusalText } from '../../../shared/parts/refusal-text.ts'
import { useCodeText } from './use-code-text.ts'

/** Says to a trader why a ticket was not decided: another was faster, and who, or what stands against it. */
export const useRefusalNote = (): ((error: unknown) => void) => {
  const say = useText('office-sports-tickets')
  const general = useRefusalText()
  const codeText = useCodeText()
  return (error) => {
    const { code, by } = detailOf(error)
    const handled = error instanceof StaffError && error.code === 'STAFF_ALREADY_HANDLED'
    const why = handled
      ? by
        ? say('queue.handled-by', { name: by })
        : say('queue.handled')
      : code && error instanceof StaffError && error.code === 'STAFF_CONFLICT'
        ? say('queue.refused', { why: codeText(code) })
        : isFar(error)
          ? say('offer.problem-far')
          : general(error)
    notifications.show({ color: 'red', message: why, autoClose: 8_000 })
  }
}

/** An offer above what this trader may offer. */
const isFar = (error: unknown): boolean => {
  if (!(error instanceof StaffError)) return false
  const { fields } = (error.detail ?? {}) as { fields?: { field: string; problem: string }[] }
  return (fields ?? []).some(({ problem }) => problem === 'far')
}

const detailOf = (error: unknown): { code?: string; by?: string } => {
  const detail = error instanceof StaffError ? error.detail : undefined
  if (typeof detail !== 'object' || detail === null) return {}
  const { code, by } = detail as { code?: unknown; by?: unknown }
  return { ...(typeof code === 'string' ? { code } : {}), ...(typeof by === 'string' ? { by } : {}) }
}
