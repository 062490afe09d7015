import { type AdminAnswerOf, type adminEarningRules, earningGroups } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Change, Changes, SecondPanel } from '../../shared/parts/second-panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { useConfirmEarningRules, useDropEarningRules } from './calls/points.ts'
import { rateChanges } from './earning.rules.ts'

/** Rates by which turnover earns much: another of the staff reads what changes and confirms it. */
export const EarningRequests = ({ found }: { found: AdminAnswerOf<typeof adminEarningRules> }) => {
  const t = useText('office')
  const may = useMay()
  const [confirm, drop] = [useConfirmEarningRules(), useDropEarningRules()]
  const now = found.versions[0]?.rules
  return (
    <SecondPanel
      rows={found.requests}
      what={({ wanted }) => (
        <Changes>
          {earningGroups.flatMap((group) =>
            rateChanges(now?.rates[group], wanted.rates[group]).map(({ levels, before, after }) => (
              <Change
                key={`${group} ${levels}`}
                label={`${t(groupWords[group])} ${t('minigames.level')} ${levels}`}
                before={`${before}%`}
                after={`${after}%`}
              />
            )),
          )}
        </Changes>
      )}
      mayDecide={may('points.manage')}
      confirm={confirm}
      drop={drop}
    />
  )
}
