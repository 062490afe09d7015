import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Spinner } from '@maru/ui/spinner.tsx'
import { useState } from 'react'
import { fullDay } from '../../shared/format/date.ts'
import type { Statements } from './calls/statements.ts'
import { type Checked, checkStatement } from './check.rules.ts'

const MOST_BYTES = 200 * 1024 * 1024

/** Checks a file in the browser, and whether a hash that was kept stands in it. */
export function CheckCard({ heads }: { heads: Statements['heads'] }) {
  const say = useText('statements')
  const [state, setState] = useState<Checked | 'busy' | 'large'>()
  const check = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST_BYTES) return setState('large')
    setState('busy')
    setState(await checkStatement(await file.text()))
  }
  return (
    <Card>
      <section aria-label={say('check.title')} className="grid gap-3.5">
        <div>
          <h2 className="font-bold text-16 tracking-[-0.01em]">{say('check.title')}</h2>
          <p className="mt-1 text-13 text-text-3 leading-normal">{say('check.text')}</p>
        </div>
        <label
          className={buttonClass({
            className:
              'relative cursor-pointer touch:h-12 tablet:justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-moon has-focus-visible:outline-offset-2',
          })}
        >
          <input
            type="file"
            accept=".csv,text/csv"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              void check(target.files?.[0])
              target.value = ''
            }}
          />
          {say('check.choose')}
        </label>
        <div aria-live="polite">
          {state === 'busy' ? (
            <Spinner />
          ) : state === 'large' ? (
            <Notice tone="bad" title={say('check.large')} />
          ) : (
            state && <Result checked={state} heads={heads} />
          )}
        </div>
      </section>
    </Card>
  )
}

function Result({ checked, heads }: { checked: Checked; heads: Statements['heads'] }) {
  const say = useText('statements')
  if (checked.is === 'no-statement') return <Notice tone="warn" title={say('check.noStatement')} />
  if (checked.is === 'changed')
    return (
      <Notice tone="bad" title={say('check.changed', { row: checked.row })}>
        {say('check.changedText')}
      </Notice>
    )
  const kept = heads.find(({ line, hash }) => line === checked.last.line && hash === checked.last.hash)
  return (
    <Notice tone="ok" title={say('check.whole', { count: checked.lines })}>
      {kept ? say('check.kept', { day: fullDay(kept.madeAt) }) : say('check.notKept')}
      <code className="mt-1 block break-all text-12">{checked.last.hash}</code>
    </Notice>
  )
}
