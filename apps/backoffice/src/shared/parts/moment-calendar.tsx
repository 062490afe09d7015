import '@mantine/dates/styles.layer.css'
import './moment-calendar.css'
import { Button } from '@mantine/core'
import { DatePicker, TimePicker } from '@mantine/dates'
import { htmlLang } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { dayNames, yearsName } from '../time/day-names.ts'
import type { Moment } from '../time/moment.ts'
import { serverNow } from '../time/now.ts'
import { seoulMinute } from '../time/seoul.ts'

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
  const language = useLanguage()
  const today = seoulMinute(serverNow()).slice(0, 10).replaceAll('.', '-')
  const [clock, setClock] = useState(moment.clock ?? '')
  const named = dayNames(htmlLang[language])
  return (
    <>
      <DatePicker
        __stopPropagation
        size="sm"
        value={moment.day ?? null}
        defaultDate={moment.day ?? today}
        onChange={(day) => day && onPick(day, moment.clock ?? '00:00')}
        firstDayOfWeek={language === 'vn' ? 1 : 0}
        monthLabelFormat={named({ year: 'numeric', month: 'long' })}
        yearLabelFormat={named({ year: 'numeric' })}
        decadeLabelFormat={yearsName(htmlLang[language])}
        yearsListFormat={named({ year: 'numeric' })}
        // Short for Vietnamese is "thg 3", which nobody writes.
        monthsListFormat={named({ month: language === 'vn' ? 'long' : 'short' })}
        weekdayFormat={named({ weekday: language === 'vn' ? 'narrow' : 'short' })}
        getDayAriaLabel={named({ dateStyle: 'full' })}
        getDayProps={(day) => (day === today ? { 'data-today': true, 'aria-current': 'date' } : {})}
        ariaLabels={{
          monthLevelControl: t('moment.choose-month'),
          yearLevelControl: t('moment.choose-year'),
          nextMonth: t('moment.next-month'),
          previousMonth: t('moment.previous-month'),
          nextYear: t('moment.next-year'),
          previousYear: t('moment.previous-year'),
          nextDecade: t('moment.next-decade'),
          previousDecade: t('moment.previous-decade'),
        }}
      />
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
