import type { ReactNode } from 'react'

/** A wide table scrolls by itself, also by the arrow keys, which need it to take the focus. */
export const Scroll = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody can scroll by keyboard
  <div className="panel-scroll" tabIndex={0}>
    {children}
  </div>
)
