import type { ReactNode } from 'react'
import { Won } from '../../shared/format/won.tsx'

/** The sum and the button: at the foot of the card, on a tall phone always above the tab bar. On a low one it would lie over the fields. */
export function SendBar({ label, amount, children }: { label: string; amount: number; children: ReactNode }) {
  return (
    <div
      data-send-bar
      className="flex items-center gap-5 tall-phone:sticky tall-phone:bottom-[calc(60px+env(safe-area-inset-bottom))] tall-phone:z-10 tall-phone:-mx-4 tall-phone:bg-glass tall-phone:px-4 tall-phone:py-3 tall-phone:backdrop-blur-[18px] tablet:border-line-soft tablet:border-t tablet:pt-5"
    >
      <div className="shrink-0 max-tablet:hidden">
        <span className="block text-13 text-text-3">{label}</span>
        <Won won={amount} className="text-22" />
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
