import { Button, TextInput } from '@mantine/core'
import { sportCodes } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { X } from 'lucide-react'
import { AddButton } from '../../../shared/parts/add-button.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { type LevelDraft, levelFields, newKey, type RulesDraft } from './rules-draft.rules.ts'

type Props = {
  draft: RulesDraft
  wrong: ReadonlySet<string>
  isLocked: boolean
  onChange: (changes: Partial<RulesDraft>) => void
}

/** What members of each level may stake and win. */
export const LevelsPanel = ({ draft: { levels }, wrong, isLocked, onChange }: Props) => {
  const say = useText('office-sports-rules')
  const next = (): LevelDraft => {
    const last = levels.at(-1) as LevelDraft
    return { ...last, key: newKey(), level: String(Math.max(...levels.map(({ level }) => Number(level) || 0)) + 1) }
  }
  return (
    <Panel
      title={say('levels')}
      head={
        <>
          <span className="quiet">{say('levels.note')}</span>
          {!isLocked && <AddButton label={say('levels.add')} onAdd={() => onChange({ levels: [...levels, next()] })} />}
        </>
      }
    >
      <Scroll>
        <table className="grid rules-table" aria-label={say('levels')}>
          <thead>
            <tr>
              {levelFields.map((field) => (
                <th key={field} scope="col" className="end">
                  {say(`field.${field}`)}
                </th>
              ))}
              <th aria-label={say('levels.remove-head')} />
            </tr>
          </thead>
          <tbody>
            {levels.map((level, at) => (
              <tr key={level.key}>
                {levelFields.map((field) => (
                  <td key={field} className="end" data-label={say(`field.${field}`)}>
                    <TextInput
                      aria-label={`${say(`field.${field}`)} ${at + 1}`}
                      inputMode="numeric"
                      maxLength={20}
                      disabled={isLocked}
                      placeholder={field === 'referAbove' ? say('never') : ''}
                      value={level[field]}
                      error={wrong.has(`levels.${at}.${field}`) && say(`wrong.${field}`)}
                      onChange={({ currentTarget }) =>
                        onChange({ levels: levels.with(at, { ...level, [field]: currentTarget.value }) })
                      }
                    />
                  </td>
                ))}
                <td>
                  {!isLocked && levels.length > 1 && (
                    <Button
                      size="compact-sm"
                      aria-label={say('levels.remove', { nr: at + 1 })}
                      onClick={() => onChange({ levels: levels.toSpliced(at, 1) })}
                    >
                      <X size={14} aria-hidden />
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  )
}

/** How much of the limits holds in a sport, and how long a live bet waits. */
export const SportsPanel = ({ draft, wrong, isLocked, onChange }: Props) => {
  const say = useText('office-sports-rules')
  const sport = useText('sports-pages')
  const rows = [
    ['factors', 'sportFactors', 'field.factor', 'wrong.factor'],
    ['delays', 'delaySeconds', 'field.delay', 'wrong.delay'],
  ] as const
  return (
    <Panel title={say('by-sport')} head={<span className="quiet">{say('by-sport.note')}</span>}>
      <Scroll>
        <table className="grid rules-table" aria-label={say('by-sport')}>
          <thead>
            <tr>
              <th aria-label={say('by-sport')} />
              {sportCodes.map((code) => (
                <th key={code} scope="col" className="end">
                  {sport(`sport.${code}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([part, path, head, problem]) => (
              <tr key={part}>
                <th scope="row">{say(head)}</th>
                {sportCodes.map((code) => (
                  <td key={code} className="end" data-label={sport(`sport.${code}`)}>
                    <TextInput
                      aria-label={`${sport(`sport.${code}`)} ${say(head)}`}
                      className="rules-short"
                      inputMode="decimal"
                      maxLength={7}
                      disabled={isLocked}
                      value={draft[part][code]}
                      error={wrong.has(`${path}.${code}`) && say(problem)}
                      onChange={({ currentTarget }) =>
                        onChange({ [part]: { ...draft[part], [code]: currentTarget.value } })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  )
}

/** What the book may lose, folds of e-sports, and when waiting tickets are a notice. */
export const BoundsPanel = ({ draft, wrong, isLocked, onChange }: Props) => {
  const say = useText('office-sports-rules')
  return (
    <Panel title={say('bounds')} head={<span className="quiet">{say('bounds.note')}</span>}>
      <div className="panel-pad rules-bounds">
        {(['outcome', 'event', 'competition'] as const).map((kind) => (
          <TextInput
            key={kind}
            label={`${say('liability')} · ${say(`liability.${kind}`)}`}
            inputMode="numeric"
            maxLength={20}
            disabled={isLocked}
            value={draft.liability[kind]}
            error={wrong.has(`liability.${kind}`) && say('wrong.liability')}
            onChange={({ currentTarget }) =>
              onChange({ liability: { ...draft.liability, [kind]: currentTarget.value } })
            }
          />
        ))}
        {(['least', 'most'] as const).map((end) => (
          <TextInput
            key={end}
            label={say(`folds.${end}`)}
            inputMode="numeric"
            maxLength={2}
            disabled={isLocked}
            value={draft.folds[end]}
            error={wrong.has(`folds.${end}`) && say('wrong.folds')}
            onChange={({ currentTarget }) => onChange({ folds: { ...draft.folds, [end]: currentTarget.value } })}
          />
        ))}
        {(['minutes', 'tickets'] as const).map((of) => (
          <TextInput
            key={of}
            label={say(`notice.${of}`)}
            inputMode="numeric"
            maxLength={3}
            disabled={isLocked}
            value={draft.notice[of]}
            error={wrong.has(`notice.${of}`) && say(`wrong.notice-${of}`)}
            onChange={({ currentTarget }) => onChange({ notice: { ...draft.notice, [of]: currentTarget.value } })}
          />
        ))}
      </div>
    </Panel>
  )
}
