import type { ReactNode } from 'react'

/** A part of the tab under a heading of its own. */
export const FilePart = ({ title, head, children }: { title: string; head?: ReactNode; children: ReactNode }) => (
  <section className="protection-part" aria-label={title}>
    <header>
      <h3>{title}</h3>
      <span className="grow" />
      {head}
    </header>
    {children}
  </section>
)
