import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { RadioCards } from '@maru/ui/radio-card.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fullDay } from '../../shared/format/date.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { useSelfExclude } from './calls/self-exclude.ts'
import { isTyped, lastDayAfter } from './exclusion.rules.ts'

const lengths = ['6', '12', '24', '60', '120'] as const
type Length = (typeof lengths)[number]

/** Two steps, because nobody can shorten what it begins: how long, then once more with what will happen (`terms`). */
export function ExcludeDialog({ terms, close }: { terms: ReactNode; close: () => void }) {
  const say = useText('protection')
  const [months, setMonths] = useState<Length>('6')
  const [isLast, setLast] = useState(false)
  return (
    <Modal
      open
      onOpenChange={(open) => open || close()}
      title={say('exclude.title')}
      note={say(isLast ? 'exclude.step2' : 'exclude.step1')}
      closeLabel={say('close')}
    >
      {isLast ? (
        <LastStep months={months} terms={terms} back={() => setLast(false)} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setLast(true)
          }}
        >
          <RadioCards
            legend={say('exclude.step1')}
            hideLegend
            name="months"
            columns={2}
            value={months}
            onChange={setMonths}
            options={lengths.map((value) => ({
              value,
              title: say(`exclude.${value}`),
              note: <span className="num">{fullDay(lastDayAfter(serverNow(), Number(value)))}</span>,
            }))}
          />
          <ModalActions>
            <Button onClick={close}>{say('cancel')}</Button>
            <Button type="submit" kind="filled">
              {say('exclude.next')}
            </Button>
          </ModalActions>
        </form>
      )}
    </Modal>
  )
}

function LastStep({ months, terms, back }: { months: Length; terms: ReactNode; back: () => void }) {
  const say = useText('protection')
  const notifyProblem = useNotifyProblem()
  const exclude = useSelfExclude()
  const [isUnderstood, setUnderstood] = useState(false)
  const [word, setWord] = useState('')
  const span = say(`exclude.${months}`)
  const wanted = say('exclude.word')
  const isReady = isUnderstood && isTyped(word, wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !exclude.isPending) exclude.mutate(Number(months), { onError: notifyProblem })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="font-semibold text-15 tabular-nums">
        {say('exclude.summary', { span, until: fullDay(lastDayAfter(serverNow(), Number(months))) })}
      </p>
      <section aria-label={say('exclude.what')} className="rounded-control bg-surface-1 p-4">
        {terms}
      </section>
      <Checkbox name="understood" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)}>
        {say('exclude.understood')}
      </Checkbox>
      <Field label={say('exclude.type', { word: wanted })}>
        <TextInput
          name="word"
          autoComplete="off"
          autoCapitalize="none"
          value={word}
          maxLength={20}
          onChange={(event) => setWord(event.target.value)}
        />
      </Field>
      <ModalActions className="mt-1!">
        <Button onClick={back} disabled={exclude.isPending}>
          {say('exclude.back')}
        </Button>
        <Button type="submit" kind="danger" disabled={!isReady} busy={exclude.isPending} busyLabel={say('busy')}>
          {say('exclude.confirm', { span })}
        </Button>
      </ModalActions>
    </form>
  )
}
