import { useLanguage, useText } from '@maru/i18n/react'
import { Card, Section } from '@maru/ui/card.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { Sum } from '../../shared/format/sum.tsx'
import type { BonusList } from './calls/bonus-list.ts'

/** What is earned already and comes when the running bonus has ended. */
export function WaitingBonuses({ rows }: { rows: BonusList['waiting'] }) {
  const say = useText('bonus')
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <Section title={say('waiting.title')}>
      <Card>
        <ul className="grid gap-3">
          {rows.map(({ code, names, amount, lapsesAt }) => (
            <li key={`${code} ${lapsesAt}`} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="min-w-0">
                <b className="font-semibold">{names[language]}</b>
                <small className="block text-12 text-text-3">{say('waiting.until', { time: dayTime(lapsesAt) })}</small>
              </span>
              <Sum units={amount} className="font-bold" />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-13 text-text-3">{say('waiting.note')}</p>
      </Card>
    </Section>
  )
}
