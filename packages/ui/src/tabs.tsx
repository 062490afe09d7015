import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'

export type TabsProps<T extends string> = {
  label: string
  /** Binds the tabs to their TabPanel. */
  id: string
  value: T
  onChange: (value: T) => void
  items: readonly { value: T; label: ReactNode; count?: ReactNode }[]
  className?: string
}

/** Tabs of one page; for tabs that are addresses, links with `tabClass`. */
export function Tabs<T extends string>({ label, id, value, onChange, items, className }: TabsProps<T>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key]
    const next = to === undefined ? undefined : items.at(to % items.length)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-tab-${next.value}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={cx(TAB_ROW, className)}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={`${id}-tab-${item.value}`}
          aria-selected={item.value === value}
          aria-controls={`${id}-panel-${item.value}`}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange(item.value)}
          className={tabClass(item.value === value)}
        >
          {item.label}
          {item.count != null && <span className="num font-medium text-12 text-text-3">{item.count}</span>}
        </button>
      ))}
    </div>
  )
}

export function TabPanel({
  id,
  value,
  className,
  children,
}: {
  id: string
  value: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="tabpanel" id={`${id}-panel-${value}`} aria-labelledby={`${id}-tab-${value}`} className={className}>
      {children}
    </div>
  )
}

export const TAB_ROW = 'scroll-row flex gap-6 border-line-soft border-b'

export const tabClass = (active: boolean): string =>
  cx(
    'relative inline-flex h-11 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap font-semibold -outline-offset-2 transition-colors hover:text-text touch:min-w-11 max-tablet:min-w-11',
    active
      ? "text-text after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:content-['']"
      : 'text-text-3',
  )
