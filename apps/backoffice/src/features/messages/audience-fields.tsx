import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { DayInput } from '../../shared/parts/day-input.tsx'
import { memberStatusWords } from '../../shared/words/member-words.ts'
import { allLevels, audienceOf, type MailingDraft, readIds } from './mailing.rules.ts'

const kinds = ['all', 'levels', 'ids', 'query'] as const
type Props = { draft: MailingDraft; wasTried: boolean; onChange: (changes: Partial<MailingDraft>) => void }

/** To whom it goes. */
export const AudienceFields = ({ draft, wasTried, onChange }: Props) => {
  const t = useText('office')
  const say = useText('office-messages')
  const isWrong = wasTried && audienceOf(draft) === undefined
  const sum = (name: 'balanceFrom' | 'balanceUntil') => (
    <TextInput
      label={say(`query.${name}`)}
      inputMode="numeric"
      maxLength={20}
      value={draft[name]}
      onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
    />
  )
  const day = (name: 'registeredFrom' | 'registeredUntil' | 'lastLoginFrom' | 'lastLoginUntil') => (
    <DayInput label={say(`query.${name}`)} value={draft[name]} onChange={(value) => onChange({ [name]: value })} />
  )
  return (
    <>
      <NativeSelect
        label={say('audience')}
        error={isWrong && say('audience.wrong')}
        data={[...kinds, ...(draft.search || draft.status || draft.who === 'search' ? (['search'] as const) : [])].map(
          (who) => ({ value: who, label: say(`who.${who}`) }),
        )}
        value={draft.who}
        onChange={({ currentTarget: { value } }) => onChange({ who: value as MailingDraft['who'] })}
      />
      {draft.who === 'levels' && (
        <fieldset className="level-choice" aria-label={say('who.levels')}>
          {allLevels.map((level) => (
            <Checkbox
              key={level}
              label={String(level)}
              checked={draft.levels.includes(level)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  levels: allLevels.filter((each) => (each === level ? checked : draft.levels.includes(each))),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {draft.who === 'ids' && (
        <Textarea
          label={say('ids')}
          description={say('ids.hint', { count: readIds(draft.ids).length })}
          rows={4}
          maxLength={25_000}
          value={draft.ids}
          onChange={({ currentTarget: { value } }) => onChange({ ids: value })}
        />
      )}
      {draft.who === 'search' && (
        <p className="quiet">
          {draft.search && say('search.part', { part: draft.search })}{' '}
          {draft.status && say('search.status', { status: t(memberStatusWords[draft.status].word) })}
          {!draft.search && !draft.status && say('search.whole')}
        </p>
      )}
      {draft.who === 'query' && (
        <>
          <div className="form-pair">
            {day('registeredFrom')}
            {day('registeredUntil')}
          </div>
          <div className="form-pair">
            {day('lastLoginFrom')}
            {day('lastLoginUntil')}
          </div>
          <div className="form-pair">
            {sum('balanceFrom')}
            {sum('balanceUntil')}
          </div>
        </>
      )}
    </>
  )
}
