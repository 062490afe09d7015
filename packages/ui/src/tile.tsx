import { cloneElement, type ReactElement, type ReactNode } from 'react'

export type TileTarget = {
  href?: string
  onClick?: () => void
  /** A router link: `render={<Link to="/slot" />}`; the tile fills it. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

/** One link or one button; `label` is its name in place of its words. Without a target it is just a picture of itself. */
export function Tile({
  href,
  onClick,
  render,
  label,
  className,
  children,
}: TileTarget & { label?: string; className: string; children: ReactNode }) {
  const named = label ? (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  ) : (
    children
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
