import { useText } from '@maru/i18n/react'
import { DaySteps } from '../../shared/period/day-steps.tsx'

type Props = { day: string; latest: string; onDay: (day: string) => void }

/** Of which day rounds are shown. */
export function DayChoice(props: Props) {
  const say = useText('minigames')
  return (
    <DaySteps
      {...props}
      texts={{
        before: say('results.dayBefore'),
        label: say('results.day'),
        toCome: say('results.dayToCome'),
        after: say('results.dayAfter'),
      }}
      align="top"
      fieldClass="max-w-38 tablet:min-w-38"
      weekdayClass="grid h-10 place-items-center px-1.5 touch:h-11"
    />
  )
}
