import { cloneElement, type ReactElement, type ReactNode } from 'react'

export type TileTarget = {
  href?: string
  onClick?: () => void
  /** A router link: `render={<Link to="/slot" />}`; the tile fills it. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
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
  const named = (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  )
  if (render) return cloneElement(render, { className, children: named })
  if (href)
    return (
      <a href={href} onClick={onClick} className={className}>
        {named}
      </a>
    )
  if (onClick)
    return (
      <button type="button" onClick={onClick} className={className}>
        {named}
      </button>
    )
  return <div className={className}>{named}</div>
}
