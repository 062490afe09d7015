import { Card } from '@maru/ui/card.tsx'
import type { ReactNode } from 'react'

/** A card that is a section of the page by itself, so that its heading follows the page's own. */
export function Titled({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card>
      <section aria-label={title}>
        <h2 className="font-bold text-16 tracking-[-0.01em]">{title}</h2>
        {note && <p className="mt-1 text-13 text-text-3 leading-normal">{note}</p>}
        <div className="mt-3.5">{children}</div>
      </section>
    </Card>
  )
}
