import { TextInput } from '@mantine/core'
import { type AdminAnswerOf, type adminEarningRules, earningGroups } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Panel } from '../../shared/parts/panel.tsx'
import { SaveRules } from '../../shared/parts/save-rules.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { useSaveEarningRules } from './calls/points.ts'
import { draftOf, levelNumbers, readRate, rulesOf } from './earning.rules.ts'
import './points.css'

type Found = AdminAnswerOf<typeof adminEarningRules>

/** What of the turnover becomes points, by level and game group. Saved with a reason, in force from the next day. */
export const EarningForm = ({ found }: { found: Found }) => {
  const t = useText('office')
  const say = useText('office-points')
  const may = useMay()
  const save = useSaveEarningRules()
  const [newest] = found.versions
  const [draft, setDraft] = useState(() => draftOf(newest?.rules))
  const isLocked = !may('points.manage')
  const rules = rulesOf(draft)
  return (
    <Panel title={say('rules.title')} head={<span className="quiet">{say('rules.note')}</span>}>
      <Scroll>
        <table className="grid earning" aria-label={say('rules.title')}>
          <thead>
            <tr>
              <th scope="col">{t('minigames.level')}</th>
              {earningGroups.map((group) => (
                <th key={group} scope="col" className="end">
                  {t(groupWords[group])} %
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levelNumbers.map((level) => (
              <tr key={level}>
                <th scope="row" className="num">
                  {level}
                </th>
                {earningGroups.map((group) => {
                  const text = draft[group][level - 1] ?? ''
                  return (
                    <td key={group} className="end">
                      <TextInput
                        aria-label={`${t(groupWords[group])} ${level}`}
                        inputMode="decimal"
                        maxLength={5}
                        disabled={isLocked}
                        value={text}
                        error={Number.isNaN(readRate(text)) && say('rules.bad')}
                        onChange={({ currentTarget: { value } }) =>
                          setDraft((was) => ({ ...was, [group]: was[group].with(level - 1, value) }))
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="panel-pad quiet">{say('rules.warning')}</p>
      {!isLocked && (
        <SaveRules
          label={say('rules.save')}
          note={say('rules.save-note')}
          save={save}
          bodyOf={rules && ((reason) => ({ after: newest?.version ?? 0, rules, reason }))}
        />
      )}
    </Panel>
  )
}
