import { Switch, TextInput } from '@mantine/core'
import type { AdminAnswerOf, adminLevelRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { SaveRules } from '../../shared/parts/save-rules.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useSaveLevelRules } from './calls/levels.ts'
import { draftOf, draftProblem, type LevelField, levelFields, rulesOf } from './level-draft.rules.ts'
import '../minigames/prices.css'

type Found = AdminAnswerOf<typeof adminLevelRules>
const problemWords = { number: 'minigames.bad-number', order: 'minigames.bad-order' } as const

/** What each level asks for, and how many members are on it. Saved with a reason, in force from the next night. */
export const LevelForm = ({ found }: { found: Found }) => {
  const t = useText('office')
  const say = useText('office-points')
  const isLocked = !useMay()('levels.manage')
  const save = useSaveLevelRules()
  const [newest] = found.versions
  const [draft, setDraft] = useState(() => draftOf(newest?.rules))
  const [mayFall, setMayFall] = useState(newest?.rules.mayFall ?? false)
  const rules = rulesOf(draft, mayFall)
  const members = new Map(found.members.map((row) => [row.level, row.members]))
  const write = (at: number, field: LevelField, text: string) =>
    setDraft((was) => was.map((row, index) => (index === at ? { ...row, [field]: text } : row)))
  return (
    <Panel title={say('levels.rules')} head={<span className="quiet">{say('levels.note')}</span>}>
      <Scroll>
        <table className="grid mini-limits" aria-label={say('levels.rules')}>
          <thead>
            <tr>
              <th scope="col">{t('minigames.level')}</th>
              {levelFields.map((field) => (
                <th key={field} scope="col" className="end">
                  {say(`levels.${field}`)}
                </th>
              ))}
              <th scope="col" className="end">
                {say('levels.members')}
              </th>
            </tr>
          </thead>
          <tbody>
            {draft.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
              <tr key={at}>
                <th scope="row" className="num">
                  {at + 1}
                </th>
                {levelFields.map((field) => {
                  const problem = draftProblem(draft, at, field)
                  return (
                    <td key={field} className="end">
                      <TextInput
                        aria-label={`${say(`levels.${field}`)} ${at + 1}`}
                        inputMode="numeric"
                        maxLength={20}
                        miw={136}
                        disabled={isLocked || at === 0}
                        value={row[field]}
                        error={problem && t(problemWords[problem])}
                        onChange={(event) => write(at, field, event.currentTarget.value)}
                      />
                    </td>
                  )
                })}
                <td className="end num">{digits(members.get(at + 1) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <div className="panel-pad form">
        <Switch
          label={say('levels.may-fall')}
          description={say('levels.may-fall-note')}
          checked={mayFall}
          disabled={isLocked}
          onChange={(event) => setMayFall(event.currentTarget.checked)}
        />
      </div>
      {!isLocked && (
        <SaveRules
          label={say('rules.save')}
          note={say('levels.save-note')}
          save={save}
          bodyOf={rules && ((reason) => ({ after: newest?.version ?? 0, rules, reason }))}
        />
      )}
    </Panel>
  )
}
