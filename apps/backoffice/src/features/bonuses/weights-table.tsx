import { TextInput } from '@mantine/core'
import { bonusGroups } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import type { UseFormRegister } from 'react-hook-form'
import { sumText } from '../../shared/money.ts'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { groupWords } from '../../shared/words/group-words.ts'
import { type BonusDraft, type DraftField, requiredPerBonus } from './bonus-draft.rules.ts'

type Props = {
  draft: BonusDraft
  isLocked: boolean
  register: UseFormRegister<BonusDraft>
  errorOf: (field: DraftField) => string | false
}

/** How much of a stake counts, and what must be staked for that in each group. */
export const WeightsTable = ({ draft, isLocked, register, errorOf }: Props) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  return (
    <Scroll>
      <table className="grid bonus-weights" aria-label={t('weights.title')}>
        <thead>
          <tr>
            <th scope="col">{t('weights.group')}</th>
            <th scope="col" className="end">
              {t('weights.weight')}
            </th>
            <th scope="col" className="end">
              {t('weights.required')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bonusGroups.map((group) => {
            const required = requiredPerBonus(draft, group)
            const name = tOffice(groupWords[group])
            return (
              <tr key={group}>
                <th scope="row">{name}</th>
                <td className="end">
                  <TextInput
                    aria-label={t('weights.of', { group: name })}
                    inputMode="numeric"
                    maxLength={3}
                    disabled={isLocked}
                    error={errorOf(`weights.${group}`) !== false}
                    rightSection="%"
                    {...register(`weights.${group}`)}
                  />
                </td>
                <td className="end num">{required === undefined ? '–' : sumText(required)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}
