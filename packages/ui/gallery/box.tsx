import type { ReactNode } from 'react'

/** A captioned box of the gallery. */
export function Box({ cap, bare, children }: { cap: string; bare?: boolean; children: ReactNode }) {
  return (
    <section className="mb-7 min-w-0">
      <h2 className="mb-2.5 font-semibold text-12 text-text-3">{cap}</h2>
      {bare ? children : <div className="rounded-card bg-surface-2 p-6 max-tablet:p-4">{children}</div>}
    </section>
  )
}

export const Two = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-6 desk:grid-cols-2">{children}</div>
)

export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-2">
      {children}
      <small className="text-12 text-text-3">{name}</small>
    </div>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 gap-y-4.5">{children}</div>
)
