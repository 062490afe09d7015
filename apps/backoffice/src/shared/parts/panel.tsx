import { type ReactNode, useId } from 'react'

type PanelProps = { title: ReactNode; head?: ReactNode; children: ReactNode; label?: string }

/** A white sheet with a head. `label` names it where the title is not a plain text. */
export const Panel = ({ title, head, children, label }: PanelProps) => {
  const id = useId()
  return (
    <section className="panel" {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}>
      <header className="panel-head">
        {typeof title === 'string' ? <h2 id={id}>{title}</h2> : title}
        {head}
      </header>
      {children}
    </section>
  )
}
