import { NativeSelect, TextInput } from '@mantine/core'
import { type SportPeriodKind, type SportResultForm, sportWinMethods } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useId } from 'react'
import { countedOf, mostRounds, noteOf, partName, type ScoreDraft, VOID } from './typed-score.rules.ts'

type Fields = {
  form: Pick<SportResultForm, 'event' | 'isBout' | 'parts'>
  /** Markets whose outcome is chosen. */
  byHand: SportResultForm['markets']
  hasScore: boolean
  draft: ScoreDraft
  onDraft: (draft: ScoreDraft) => void
}

/** The final score and its parts, and the outcome of what does not follow from them. */
export const ScoreFields = ({ form, byHand, hasScore, draft, onDraft }: Fields) => {
  const say = useText('office-sports-results')
  const set = (changes: Partial<ScoreDraft>) => onDraft({ ...draft, ...changes })
  const note = noteOf(form.event.sport, form.parts)
  return (
    <div className="form">
      {hasScore && form.isBout && <BoutFields form={form} draft={draft} onDraft={onDraft} />}
      {hasScore && !form.isBout && (
        <div className="sport-scores">
          <Pair
            label={say(countedOf(form.event.sport))}
            sides={form.event}
            value={draft}
            onValue={(value) => set(value)}
          />
          {form.parts.flatMap(({ kind, nrs, isRequired }) =>
            nrs.map((nr) => {
              const name = partName(kind, nr)
              const value = draft.parts[name] ?? { home: '', away: '' }
              return (
                <Pair
                  key={name}
                  label={partWords(say, form.event.sport, kind, nr)}
                  sides={form.event}
                  value={value}
                  isQuiet={!isRequired}
                  onValue={(next) => set({ parts: { ...draft.parts, [name]: next } })}
                />
              )
            }),
          )}
          {note && <p className="second sport-score-note">{say(note)}</p>}
        </div>
      )}
      {byHand.map(({ key, name, outcomes }) => (
        <NativeSelect
          key={key}
          label={name}
          value={draft.picks[key] ?? ''}
          onChange={({ currentTarget }) => set({ picks: { ...draft.picks, [key]: currentTarget.value } })}
          data={[
            { value: '', label: say('choose') },
            ...outcomes.map((outcome) => ({ value: outcome.id, label: outcome.name })),
            { value: VOID, label: say('void-market') },
          ]}
        />
      ))}
    </div>
  )
}

const partKeys = {
  quarter: 'part.quarter',
  period: 'part.period',
  inning: 'part.inning',
  set: 'part.set',
  map: 'part.map',
} as const

const partWords = (
  say: ReturnType<typeof useText<'office-sports-results'>>,
  sport: SportResultForm['event']['sport'],
  kind: SportPeriodKind,
  nr: number,
): string => {
  if (sport === 'badminton' && kind === 'set') return say('part.game', { nr })
  if (kind === 'overtime' || kind === 'penalties') return say(`part.${kind}`)
  return kind === 'half' ? say('part.half') : kind === 'round' ? String(nr) : say(partKeys[kind], { nr })
}

type Value = { home: string; away: string }
type PairProps = {
  label: string
  sides: { home: string; away: string }
  value: Value
  onValue: (value: Value) => void
  /** It may stay empty. */
  isQuiet?: boolean
}

const Pair = ({ label, sides, value: { home, away }, onValue, isQuiet }: PairProps) => {
  const id = useId()
  const figure = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3, className: 'sport-figure num' } as const
  return (
    <fieldset className="sport-pair" aria-labelledby={id}>
      <span id={id} className={isQuiet ? 'quiet' : undefined}>
        {label}
      </span>
      <TextInput
        {...figure}
        aria-label={sides.home}
        value={home}
        onChange={({ currentTarget }) => onValue({ home: currentTarget.value, away })}
      />
      <span aria-hidden>–</span>
      <TextInput
        {...figure}
        aria-label={sides.away}
        value={away}
        onChange={({ currentTarget }) => onValue({ home, away: currentTarget.value })}
      />
    </fieldset>
  )
}

const methodKeys: Record<(typeof sportWinMethods)[number], Key<'office-sports-results'>> = {
  knockout: 'method.knockout',
  submission: 'method.submission',
  points: 'method.points',
  disqualification: 'method.disqualification',
}

const BoutFields = ({ form, draft, onDraft }: Pick<Fields, 'form' | 'draft' | 'onDraft'>) => {
  const say = useText('office-sports-results')
  const set = (changes: Partial<ScoreDraft>) => onDraft({ ...draft, ...changes })
  const most = mostRounds(form.parts)
  return (
    <>
      <NativeSelect
        label={say('winner')}
        value={draft.winner}
        onChange={({ currentTarget }) => set({ winner: currentTarget.value as ScoreDraft['winner'] })}
        data={[
          { value: '', label: say('choose') },
          { value: 'home', label: form.event.home },
          { value: 'away', label: form.event.away },
          { value: 'draw', label: say('draw') },
        ]}
      />
      {draft.winner !== '' && draft.winner !== 'draw' && (
        <NativeSelect
          label={say('method')}
          value={draft.method}
          onChange={({ currentTarget }) => set({ method: currentTarget.value as ScoreDraft['method'] })}
          data={[
            { value: '', label: say('choose') },
            ...sportWinMethods.map((value) => ({ value, label: say(methodKeys[value]) })),
          ]}
        />
      )}
      {most !== undefined && (
        <TextInput
          label={say('last-round')}
          error={Number(draft.rounds) > most && say('refused.rounds', { most })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={draft.rounds}
          onChange={({ currentTarget }) => set({ rounds: currentTarget.value })}
        />
      )}
    </>
  )
}
