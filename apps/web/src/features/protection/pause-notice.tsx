import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { dayTime, fullDay } from '../../shared/format/date.ts'

/** What keeps the member from betting and depositing now, and until when. */
export function PauseNotice({ pause }: { pause: NonNullable<Data<'/api/protection/state'>['pause']> }) {
  const say = useText('protection')
  const { kind, until } = pause
  return (
    <Notice tone="warn" title={say(`pause.${kind}`)}>
      <span className="tabular-nums">
        {kind === 'self-exclusion'
          ? say('pause.exclusionText', { at: fullDay(Date.parse(until) - 1) })
          : say('pause.until', { at: dayTime(until) })}{' '}
        {say('pause.longer')}
      </span>
    </Notice>
  )
}
