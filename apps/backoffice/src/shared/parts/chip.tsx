import type { ReactNode } from 'react'

export type Tone = 'plain' | 'info' | 'ok' | 'warn' | 'bad'
export const Chip = ({ tone = 'plain', children, title }: { tone?: Tone; children: ReactNode; title?: string }) => (
  <span className="chip" data-tone={tone} title={title}>
    {children}
  </span>
)
