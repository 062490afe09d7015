import { useText } from '@maru/i18n/react'
import { RightIcon } from '@maru/ui/icons.tsx'
import { Points, Sum } from '../../shared/format/sum.tsx'

type Props = { points: number; cash: number; pointsLabel?: string; cashLabel?: string }

/** Points at the left, cash at the right: now, or after the conversion. */
export function FromTo({ points, cash, pointsLabel, cashLabel }: Props) {
  const say = useText('common')
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <span className="text-12 text-text-3">{pointsLabel ?? say('wallet.points')}</span>
        <div className="text-16">
          <Points points={points} className="font-semibold" />
        </div>
      </div>
      <RightIcon size={16} className="shrink-0 text-text-3" />
      <div className="min-w-0 text-right">
        <span className="text-12 text-text-3">{cashLabel ?? say('wallet.cash')}</span>
        <div className="text-16">
          <Sum units={cash} />
        </div>
      </div>
    </div>
  )
}
