import { useText } from '@maru/i18n/react'
import { Chip } from '../../shared/parts/chip.tsx'
import type { WarningRow } from './calls/protection.ts'

/** Each sign with how often it was seen; its points and the rule that made them are its title. */
export const SignChips = ({ signs }: Pick<WarningRow, 'signs'>) => {
  const t = useText('care')
  return (
    <span className="row">
      {signs.map(({ sign, count, points }) => (
        <Chip key={sign} tone="warn" title={`${t('points', { points })}: ${t(`rule.${sign}`)}`}>
          {t(`sign.${sign}`)} {t(`count.${sign}`, { count })}
        </Chip>
      ))}
    </span>
  )
}
