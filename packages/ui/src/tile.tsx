import { cloneElement, type ReactElement, type ReactNode } from 'react'

export type TileTarget = {
  href?: string
  onClick?: () => void
  /** A router link: `render={<Link to="/slot" />}`; the tile fills it. */
  render?: ReactElement<{ className?: string; 'aria-label'?: string; children?: ReactNode }>
}

/** A tile is one link or one button with one name; without a target it is just a picture of itself. */
export function Tile({
  href,
  onClick,
  render,
  label,
  className,
  children,
}: TileTarget & { label: string; className: string; children: ReactNode }) {
  if (render) return cloneElement(render, { className, 'aria-label': label, children })
  if (href)
    return (
      <a href={href} onClick={onClick} aria-label={label} className={className}>
        {children}
      </a>
    )
  if (onClick)
    return (
      <button type="button" onClick={onClick} aria-label={label} className={className}>
        {children}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile under maintenance keeps its look and its name, but takes no press
    <div role="group" aria-label={label} className={className}>
      {children}
    </div>
  )
}
