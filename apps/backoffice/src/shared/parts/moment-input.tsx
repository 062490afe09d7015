import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { fromMomentText, momentFinding, momentText, readMoment, toMomentText } from '../time/moment.ts'

const MomentCalendar = lazy(async () => ({ default: (await import('./moment-calendar.tsx')).MomentCalendar }))

type MomentInputProps<F extends FieldValues, Sent> = {
  control: Control<F, unknown, Sent>
  name: FieldPath<F>
  /** Fields whose rule looks at this one. */
  deps?: FieldPath<F>[]
  label: string
  error: string | undefined
  /** Cannot be left empty. */
  isRequired?: boolean
}

/** A day and a time of Seoul as `2026.11.20 18:00`: typed, or chosen. What no calendar has is refused, with the reason. */
export const MomentInput = <F extends FieldValues, Sent>({
  control,
  name,
  deps,
  label,
  error,
  isRequired = false,
}: MomentInputProps<F, Sent>) => {
  const t = useText('office')
  const { field } = useController({ control, name, rules: deps ? { deps } : {} })
  const [isOpen, setOpen] = useState(false)
  const [wasLeft, setLeft] = useState(false)
  const text: string = field.value
  const reason = error || wasLeft ? reasonOf(text, t) : undefined
  const leave = () => {
    setLeft(true)
    const at = fromMomentText(text)
    if (at && toMomentText(at) !== text) field.onChange(toMomentText(at))
    field.onBlur()
  }
  return (
    <TextInput
      {...field}
      onChange={(event) => {
        setLeft(false)
        field.onChange(event.currentTarget.value)
      }}
      onBlur={leave}
      label={label}
      error={reason ?? error}
      classNames={{ input: 'num' }}
      autoComplete="off"
      maxLength={20}
      placeholder="2026.11.20 18:00"
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus radius={7}>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('moment.open', { field: label })}
              data-mantine-stop-propagation={isOpen}
              onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
              onClick={() => setOpen(!isOpen)}
            >
              <CalendarDays size={16} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          {/* On Escape the window around the form would close, too. */}
          <Popover.Dropdown className="moment-box" data-mantine-stop-propagation>
            <Suspense>
              <MomentCalendar
                moment={readMoment(text)}
                onPick={(day, clock) => field.onChange(momentText(day, clock))}
                onClear={isRequired ? undefined : () => field.onChange('')}
                onDone={() => setOpen(false)}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}

const reasonOf = (text: string, t: ReturnType<typeof useText<'office'>>): string | undefined => {
  const finding = momentFinding(text)
  if (!finding) return undefined
  if (finding.kind === 'shape') return t('moment.shape')
  return finding.kind === 'day'
    ? t('moment.no-day', { day: finding.typed })
    : t('moment.no-clock', { clock: finding.typed })
}
