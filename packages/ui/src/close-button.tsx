import type { ComponentProps } from 'react'
import { CloseGlyph } from './glyphs.tsx'

/** The cross of what floats. */
export function CloseButton({
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'className'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-control text-text-3 transition-colors hover:bg-surface-3 hover:text-text touch:size-11"
    >
      <CloseGlyph />
    </button>
  )
}
