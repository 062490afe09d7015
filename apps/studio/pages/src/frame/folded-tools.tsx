import { type FocusEvent, type ReactNode, useState } from 'react'
import { Icon } from './icons.tsx'

/** Switches beside a game. With a label a phone shows one in their place, which opens them. */
export function FoldedTools({
  className,
  label,
  children,
}: {
  className: string
  label: string | undefined
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes when the focus leaves it; what is pressed are its buttons
    <span className={className} data-folded={label ? !isOpen : undefined} onBlur={leave}>
      {label ? (
        <button
          type="button"
          className="tool fold"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </button>
      ) : null}
      {children}
    </span>
  )
}
