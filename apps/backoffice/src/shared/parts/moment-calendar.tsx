import { Button } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import type { Moment } from '../time/moment.ts'
import { serverNow } from '../time/now.ts'
import { seoulMinute } from '../time/seoul.ts'
import { Days } from './days.tsx'

type MomentCalendarProps = {
  moment: Moment
  onPick: (day: string, clock: string) => void
  /** Not for a field that needs a time. */
  onClear: (() => void) | undefined
  onDone: () => void
}

// The window behind closes on Escape, too, unless the key is marked as ours.
const ours = { 'data-mantine-stop-propagation': true }

/** The days of a month and a clock of 24 hours, in the office's language. */
export const MomentCalendar = ({ moment, onPick, onClear, onDone }: MomentCalendarProps) => {
  const t = useText('office')
  const today = seoulMinute(serverNow()).slice(0, 10).replaceAll('.', '-')
  const [clock, setClock] = useState(moment.clock ?? '')
  return (
    <>
      <Days value={moment.day} onPick={(day) => onPick(day, moment.clock ?? '00:00')} />
      <div className="moment-foot">
        <TimePicker
          size="sm"
          aria-label={t('moment.clock')}
          hoursInputLabel={t('moment.hour')}
          minutesInputLabel={t('moment.minute')}
          hoursInputProps={ours}
          minutesInputProps={ours}
          value={moment.clock ?? clock}
          onChange={(time) => {
            const chosen = time.slice(0, 5)
            setClock(chosen)
            if (chosen) onPick(moment.day ?? today, chosen)
          }}
        />
        {onClear && (
          <Button {...ours} onClick={onClear}>
            {t('moment.clear')}
          </Button>
        )}
        <Button {...ours} variant="filled" onClick={onDone}>
          {t('moment.done')}
        </Button>
      </div>
    </>
  )
}
