import type { ReactNode } from 'react'
import { Won } from '../../shared/format/won.tsx'

/** The sum and the button: at the foot of the card, on a phone always above the tab bar. */
export function SendBar({ label, amount, children }: { label: string; amount: number; children: ReactNode }) {
  return (
    <div
      data-send-bar
      className="flex items-center gap-5 max-tablet:sticky max-tablet:bottom-[calc(60px+env(safe-area-inset-bottom))] max-tablet:z-10 max-tablet:-mx-4 max-tablet:bg-glass max-tablet:px-4 max-tablet:py-3 max-tablet:backdrop-blur-[18px] tablet:border-line-soft tablet:border-t tablet:pt-5"
    >
      <div className="shrink-0 max-tablet:hidden">
        <span className="block text-13 text-text-3">{label}</span>
        <Won won={amount} className="text-22" />
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
