import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Badge } from './tag.tsx'

type Look = { size?: 'sm' | 'md' | 'lg'; kind?: 'ghost' | 'neutral'; className?: string }

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  Look & { label: string; badge?: ReactNode; badgeLabel?: string }

/** An icon alone: the label is said to those who do not see it, and shown as a title. */
export function IconButton({ label, badge, badgeLabel, size, kind, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={iconButtonClass({ size, kind, className })}>
      <span className="sr-only">{badgeLabel ? `${label}, ${badgeLabel}` : label}</span>
      {children}
      {badge != null && (
        <Badge className="absolute top-px -right-px h-5 rounded-full border-2 border-surface-1">{badge}</Badge>
      )}
    </button>
  )
}

/** The same look for a link; such a link needs an aria-label of its own. */
export function iconButtonClass({ size = 'md', kind = 'ghost', className }: Look = {}): string {
  return cx(
    'relative inline-grid shrink-0 place-items-center rounded-control transition-[background-color,transform] active:translate-y-px disabled:text-text-3',
    kind === 'neutral'
      ? 'bg-surface-3 text-text hover:bg-surface-hover'
      : 'text-text-2 hover:bg-surface-3 hover:text-text',
    { sm: 'size-9 touch:size-11', md: 'size-10 touch:size-11', lg: 'size-12' }[size],
    className,
  )
}
