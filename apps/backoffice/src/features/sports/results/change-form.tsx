import { Button, NativeSelect } from '@mantine/core'
import type { SportChange, SportPreview, SportResultForm } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MomentInput } from '../../../shared/parts/moment-input.tsx'
import { ReasonModal } from '../../../shared/parts/reason-modal.tsx'
import { Tabs } from '../../../shared/parts/tabs.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { fromMomentText } from '../../../shared/time/moment.ts'
import { useAskChange, usePreview } from './calls/change.ts'
import { kindKeys } from './changes-list.tsx'
import { PreviewTable } from './preview-table.tsx'
import { RefusedScore } from './refused-score.tsx'
import { ScoreFields } from './score-fields.tsx'
import { emptyDraft, picksOf, type ScoreDraft, scoreOf } from './typed-score.rules.ts'

type Kind = SportChange['kind']
const kinds: readonly Kind[] = ['result', 'void', 'restore']
type Seen = { change: SportChange; preview: SportPreview }

/** What is to be changed of an event; sent to a second person once its preview was seen. Mount it anew for another event. */
export const ChangeForm = ({ form, onSent }: { form: SportResultForm; onSent: () => void }) => {
  const say = useText('office-sports-results')
  const may = useMay()
  const [kind, setKind] = useState<Kind>('result')
  const [draft, setDraft] = useState(emptyDraft)
  const [market, setMarket] = useState('')
  const since = useForm({ defaultValues: { since: '' } })
  const [seen, setSeen] = useState<Seen>()
  const [isAsking, setAsking] = useState(false)
  const [look, ask] = [usePreview(), useAskChange()]
  const sinceText = since.watch('since')
  const change = changeOf(form, kind, draft, market, sinceText)
  // What is seen is of the fields as they stand.
  const shown = seen && JSON.stringify(seen.change) === JSON.stringify(change) ? seen : undefined
  const isSame = shown?.preview.markets.length === 0
  if (!form.mayDecide || !may('sports.results')) return <p className="second">{say('all-sites')}</p>
  if (form.changeId !== null) return <p className="warn-bar">{say('waits-already')}</p>
  const byHand = form.markets.filter(({ isByHand }) => isByHand)
  const markets = kind === 'restore' ? form.markets.filter(isAnyVoid) : form.markets
  return (
    <div className="form">
      <Tabs
        label={say('resettle')}
        value={kind}
        tabs={kinds.map((value) => ({ value, label: say(kindKeys[value]) }))}
        onChange={setKind}
      />
      {kind === 'result' ? (
        <ScoreFields
          form={{ ...form, parts: form.changeParts }}
          byHand={byHand}
          hasScore={byHand.length < form.markets.length}
          draft={draft}
          onDraft={(next) => {
            setDraft(next)
            if (look.isError) look.reset()
          }}
        />
      ) : (
        <NativeSelect
          label={say('market')}
          value={market}
          onChange={({ currentTarget }) => setMarket(currentTarget.value)}
          data={[
            { value: '', label: say('every-market', { count: markets.length }) },
            ...markets.map(({ key, name }) => ({ value: key, label: name })),
          ]}
        />
      )}
      {kind === 'void' && (
        <MomentInput control={since.control} name="since" label={say('bets-since')} error={undefined} />
      )}
      {kind === 'result' && <RefusedScore error={look.error} />}
      <p className="second">{say(`note.${kind}`)}</p>
      {shown && (isSame ? <p className="warn-bar">{say('same')}</p> : <PreviewTable preview={shown.preview} />)}
      <div className="form-actions">
        <Button
          variant={shown ? 'default' : 'filled'}
          disabled={!change}
          loading={look.isPending}
          onClick={() =>
            change && look.mutate({ body: change }, { onSuccess: (preview) => setSeen({ change, preview }) })
          }
        >
          {say('preview')}
        </Button>
        {shown && !isSame && (
          <Button variant="filled" onClick={() => setAsking(true)}>
            {say('send')}
          </Button>
        )}
      </div>
      {isAsking && shown && (
        <ReasonModal
          title={say('send')}
          note={say('send-note')}
          presets={[say('why.record'), say('why.feed'), say('why.price')]}
          confirmLabel={say('send')}
          isBusy={ask.isPending}
          onConfirm={(reason) =>
            ask.mutate(
              { body: { change: shown.change, reason, seen: shown.preview.seen } },
              { onSuccess: onSent, onSettled: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const isAnyVoid = ({ result }: SportResultForm['markets'][number]): boolean =>
  result !== null && (result.kind === 'void' || result.isPartlyVoid)

/** Undefined while something is missing. */
const changeOf = (
  form: SportResultForm,
  kind: Kind,
  draft: ScoreDraft,
  market: string,
  sinceText: string,
): SportChange | undefined => {
  const { eventId } = form.event
  const named = form.markets.some(({ key }) => key === market) ? market : null
  if (kind === 'restore') return { kind, eventId, market: named }
  if (kind === 'void') {
    const since = sinceText.trim() === '' ? null : fromMomentText(sinceText)
    return since === undefined ? undefined : { kind, eventId, market: named, since }
  }
  const score = scoreOf(draft, { isBout: form.isBout, parts: form.changeParts })
  const picks = picksOf(
    draft,
    form.markets.filter(({ isByHand }) => isByHand),
  )
  return score || picks.length > 0 ? { kind, eventId, score: score ?? null, picks } : undefined
}
