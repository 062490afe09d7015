import { cx } from '@maru/ui/cx.ts'
import type { ReactNode } from 'react'
import { Sum } from '../../shared/format/sum.tsx'

type Props = { label: string; amount: number; floats?: boolean; children: ReactNode }

/** The sum and the button at the foot of the card. One that `floats` stands above the tab bar of a tall phone; on a low one it would lie over the fields. */
export function SendBar({ label, amount, floats, children }: Props) {
  return (
    <div
      data-send-bar={floats ? 'floats' : 'stands'}
      className={cx(
        'flex items-center gap-5 tablet:border-line-soft tablet:border-t tablet:pt-5',
        floats &&
          'tall-phone:sticky tall-phone:bottom-[calc(60px+env(safe-area-inset-bottom))] tall-phone:z-10 tall-phone:-mx-4 tall-phone:bg-glass tall-phone:px-4 tall-phone:py-3 tall-phone:backdrop-blur-[18px]',
      )}
    >
      <div className="shrink-0 max-tablet:hidden">
        <span className="block text-13 text-text-3">{label}</span>
        <Sum units={amount} className="text-22" />
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
