import type { ReactNode } from 'react'

/** What a dialog says of the act that it asks about. */
export const ConfirmLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="shrink-0 text-text-3">{label}</dt>
    <dd className="min-w-0 text-right">{children}</dd>
  </div>
)
