import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { dayFinding, dayText, readDay } from '@maru/ui/day.ts'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const Days = lazy(async () => ({ default: (await import('./days.tsx')).Days }))

type DayInputProps = { label: string; value: string; onChange: (day: string) => void }

/** A day of Seoul, `2026-11-20`, shown as `2026.11.20`: typed, or chosen. '' is none. What no calendar has is refused, with the reason. */
export const DayInput = ({ label, value, onChange }: DayInputProps) => {
  const t = useText('office')
  const [typed, setTyped] = useState<string>()
  const [wasLeft, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const take = (day: string) => {
    setTyped(undefined)
    setOpen(false)
    if (day !== value) onChange(day)
  }
  const leave = () => {
    setLeft(true)
    if (typed === undefined) return
    const day = typed.trim() === '' ? '' : readDay(typed)
    if (day !== undefined) take(day)
  }
  const finding = wasLeft && typed?.trim() ? dayFinding(typed) : undefined
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      classNames={{ input: 'num' }}
      autoComplete="off"
      maxLength={12}
      value={typed ?? dayText(value)}
      error={finding && (finding === 'shape' ? t('moment.day-shape') : t('moment.no-day', { day: typed ?? '' }))}
      onChange={(event) => {
        setLeft(false)
        setTyped(event.currentTarget.value)
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus radius={7}>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('moment.open', { field: label })}
              onClick={() => setOpen(!isOpen)}
            >
              <CalendarDays size={16} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className="moment-box">
            <Suspense>
              <Days value={value || undefined} onPick={take} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
