import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { type Format, statements, useTakeStatement } from './calls/statements.ts'

const formats = ['pdf', 'xlsx', 'csv'] as const
/** A file takes a moment; its hash is kept before its last lines are sent. */
const KEPT_MS = 3_000

type Props = { year: number; years: readonly number[]; onYear: (year: number) => void }

/** Of which year, and as what. */
export function TakeCard({ year, years, onYear }: Props) {
  const say = useText('statements')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [format, setFormat] = useState<Format>('pdf')
  const take = useTakeStatement()
  const download = () =>
    take.mutate(
      { year, format },
      {
        onSuccess: () =>
          setTimeout(() => void queries.invalidateQueries({ queryKey: statements(year).queryKey }), KEPT_MS),
      },
    )
  return (
    <Card>
      <section aria-label={say('take.title')} className="grid gap-4">
        <div>
          <h2 className="font-bold text-16 tracking-[-0.01em]">{say('take.title')}</h2>
          <p className="mt-1 text-13 text-text-3 leading-normal">{say('take.text')}</p>
        </div>
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label={say('take.year')}>
            <NativeSelect
              value={String(year)}
              onChange={({ target }) => onYear(Number(target.value))}
              options={years.map((one) => ({ value: String(one), label: say('take.yearOf', { year: one }) }))}
            />
          </Field>
          <div className="grid gap-1.5">
            <span className="text-13 text-text-2">{say('take.format')}</span>
            <Segmented
              label={say('take.format')}
              value={format}
              onChange={setFormat}
              options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
              full
            />
          </div>
        </div>
        {take.error && (
          <ErrorNote title={problemText(take.error)}>
            <SupportFor problem={take.error} />
          </ErrorNote>
        )}
        <Button
          kind="filled"
          className="touch:h-12 tablet:justify-self-start"
          busy={take.isPending}
          busyLabel={say('take.busy')}
          onClick={download}
        >
          {say('take.submit', { year, format: format.toUpperCase() })}
        </Button>
        <p className="text-12 text-text-3 leading-normal">{say('take.note')}</p>
      </section>
    </Card>
  )
}
