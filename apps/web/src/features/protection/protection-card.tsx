import { Card } from '@maru/ui/card.tsx'
import type { ReactNode } from 'react'

type Props = { title: string; aside?: ReactNode; id?: string; flat?: boolean; children: ReactNode }

/** A section of the page in a card, with a quiet note beside its heading. */
export function ProtectionCard({ title, aside, id, flat, children }: Props) {
  return (
    <Card flat={flat} id={id} className="scroll-mt-20">
      <section aria-label={title}>
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h2 className="font-bold text-16 tracking-[-0.01em]">{title}</h2>
          {aside && <span className="text-13 text-text-3 tabular-nums">{aside}</span>}
        </header>
        {children}
      </section>
    </Card>
  )
}
