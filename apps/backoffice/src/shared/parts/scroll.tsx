import type { ReactNode } from 'react'

/** A wide table scrolls by itself, also by the arrow keys, which need it to take the focus. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody can scroll by keyboard
  <section className="panel-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
