import { Button } from '@mantine/core'
import type { SportResultForm } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMay } from '../../../shared/staff/me.ts'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { useEnterResult, useWithdrawResult } from './calls/enter.ts'
import { RefusedScore } from './refused-score.tsx'
import { ScoreFields } from './score-fields.tsx'
import { emptyDraft, picksOf, scoreOf } from './typed-score.rules.ts'

/** The first of two types, and the second again without seeing it. Mount it anew for another event. */
export const ResultEntry = ({ form }: { form: SportResultForm }) => {
  const say = useText('office-sports-results')
  const may = useMay()
  const now = useNow()
  const [draft, setDraft] = useState(emptyDraft)
  const [enter, withdraw] = [useEnterResult(), useWithdrawResult()]
  const { event, entry, needsScore } = form
  const byHand = form.markets.filter(({ isOpen, isByHand }) => isOpen && isByHand)
  const score = needsScore ? scoreOf(draft, form) : null
  const picks = picksOf(draft, byHand)
  const isWhole = score !== undefined && picks.length === byHand.length
  const { eventId } = event
  if (!form.mayDecide || !may('sports.results')) return <p className="second">{say('all-sites')}</p>
  const send = (pressed: FormEvent) => {
    pressed.preventDefault()
    if (!isWhole || enter.isPending) return
    enter.mutate({ body: { eventId, score, picks } }, { onSuccess: () => setDraft(emptyDraft) })
  }
  return (
    <form className="form" onSubmit={send} noValidate>
      {entry && (
        <div className="sport-first">
          <span>
            <span className="quiet">{say('first')}</span> <b>{entry.enteredBy}</b>{' '}
            <span className="quiet num">{seoulShort(entry.enteredAt, now)}</span>
          </span>
          <span className="sport-hidden" role="img" aria-label={say('hidden')}>
            • – •
          </span>
          <Check size={15} aria-hidden />
        </div>
      )}
      {entry?.isOwn ? (
        <p className="warn-bar">{say('own-entry')}</p>
      ) : (
        <ScoreFields
          form={form}
          byHand={byHand}
          hasScore={needsScore}
          draft={draft}
          onDraft={(next) => {
            setDraft(next)
            if (enter.isError) enter.reset()
          }}
        />
      )}
      <RefusedScore error={enter.error} />
      <p className="second">{say('two-note')}</p>
      <div className="form-actions">
        {entry && (
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ body: { eventId } })}>
            {say('withdraw')}
          </Button>
        )}
        {!entry?.isOwn && (
          <Button type="submit" variant="filled" disabled={!isWhole} loading={enter.isPending}>
            {say(entry ? 'enter-second' : 'enter-first')}
          </Button>
        )}
      </div>
    </form>
  )
}
