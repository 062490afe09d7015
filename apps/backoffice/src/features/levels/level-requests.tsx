import type { AdminAnswerOf, adminLevelRules, LevelRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Change, Changes, SecondPanel } from '../../shared/parts/second-panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmLevelRules, useDropLevelRules } from './calls/levels.ts'
import { type LevelField, levelFields } from './level-draft.rules.ts'

/** Rules by which members rise more easily: another of the staff reads what changes and confirms it. */
export const LevelRequests = ({ found }: { found: AdminAnswerOf<typeof adminLevelRules> }) => {
  const t = useText('office')
  const say = useText('office-points')
  const may = useMay()
  const [confirm, drop] = [useConfirmLevelRules(), useDropLevelRules()]
  const now = found.versions[0]?.rules
  const text = (field: LevelField, value: number | undefined) =>
    value === undefined ? undefined : field === 'days' ? digits(value) : sumDigits(value)
  return (
    <SecondPanel
      rows={found.requests}
      what={({ wanted }) => (
        <Changes>
          {wanted.mayFall !== (now?.mayFall ?? false) && (
            <Change label={say('levels.may-fall')} after={t(wanted.mayFall ? 'audit.yes' : 'audit.no')} />
          )}
          {changesOf(now, wanted).map(({ level, field, before, after }) => (
            <Change
              key={`${level} ${field}`}
              label={`${t('minigames.level')} ${level} ${say(`levels.${field}`)}`}
              before={text(field, before)}
              after={text(field, after)}
            />
          ))}
        </Changes>
      )}
      mayDecide={may('levels.manage')}
      confirm={confirm}
      drop={drop}
    />
  )
}

/** What a level is to ask for that it does not ask for now. */
const changesOf = (now: LevelRules | undefined, wanted: LevelRules) =>
  wanted.levels.flatMap((needs, at) =>
    levelFields
      .map((field) => ({ level: at + 1, field, before: now?.levels[at]?.[field], after: needs[field] }))
      .filter(({ before, after }) => before !== after),
  )
