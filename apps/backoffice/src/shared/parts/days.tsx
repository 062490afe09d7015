import '@mantine/dates/styles.layer.css'
import './moment-calendar.css'
import { DatePicker } from '@mantine/dates'
import { htmlLang } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { dayNames, yearsName } from '../time/day-names.ts'
import { serverNow } from '../time/now.ts'
import { seoulMinute } from '../time/seoul.ts'

type DaysProps = { value: string | undefined; onPick: (day: string) => void }

/** The days of a month, in the office's language. */
export const Days = ({ value, onPick }: DaysProps) => {
  const t = useText('office')
  const language = useLanguage()
  const today = seoulMinute(serverNow()).slice(0, 10).replaceAll('.', '-')
  const named = dayNames(htmlLang[language])
  return (
    <DatePicker
      __stopPropagation
      size="sm"
      value={value ?? null}
      defaultDate={value ?? today}
      onChange={(day) => day && onPick(day)}
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
        nextMonth: t('moment.next-month'),
        previousMonth: t('moment.previous-month'),
        nextYear: t('moment.next-year'),
        previousYear: t('moment.previous-year'),
        nextDecade: t('moment.next-decade'),
        previousDecade: t('moment.previous-decade'),
      }}
    />
  )
}
