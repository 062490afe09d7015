import { type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react'
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
  /** What was chosen by a finger is in nobody's way; keys go on from where they are. */
  const choose = ({ target, detail }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && !target.closest('.fold')) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes when the focus leaves it; what is pressed are its buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press its buttons
    <span className={className} data-folded={label ? !isOpen : undefined} onBlur={leave} onClick={choose}>
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
