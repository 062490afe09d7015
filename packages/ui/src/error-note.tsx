import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type ErrorNoteProps = { title: ReactNode; code?: string; action?: ReactNode; className?: string; children?: ReactNode }

/** What happened (title), what is safe and what to do (children); the code small, in brackets. */
export function ErrorNote({ title, code, action, className, children }: ErrorNoteProps) {
  return (
    <Notice tone="bad" live title={title} action={action} className={className}>
      {children}
      {code && <span className="num ml-1 text-12">({code})</span>}
    </Notice>
  )
}
