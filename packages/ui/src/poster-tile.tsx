import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { PlayGlyph } from './glyphs.tsx'
import { Tile, type TileTarget } from './tile.tsx'

export type PosterTileProps = TileTarget & {
  title: string
  vendor?: ReactNode
  /** Theoretical return, formatted. */
  rtp?: ReactNode
  /** Address of the art, 3:4. */
  image: string
  /** The whole tile's name: title, vendor, return. */
  label: string
  /** The word over a game that cannot be played now; it takes the place of the vendor and of the target. */
  closedLabel?: string
  /** Shown on hover and focus, inside a vendor's picker. */
  startLabel?: string
  /** The first rows of a page load at once. */
  eager?: boolean
  className?: string
}

/** Art 3:4 with the title over its lower third. */
export function PosterTile(props: PosterTileProps) {
  const { title, vendor, rtp, image, label, closedLabel, startLabel, eager, className, href, onClick, render } = props
  const target = closedLabel ? {} : { href, onClick, render }
  return (
    <Tile
      {...target}
      label={closedLabel ? `${label}, ${closedLabel}` : label}
      className={cx(posterTileClass, closedLabel ? CLOSED : OPEN, className)}
    >
      <img
        src={image}
        alt=""
        width={300}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover object-top"
      />
      <i className="absolute inset-x-0 bottom-0 h-3/5 bg-[linear-gradient(transparent,#05080fcc)]" />
      <span className="absolute inset-x-2.5 bottom-2.5 grid grid-cols-1 gap-[3px] text-left text-[#fff] tablet:@min-[150px]:inset-x-3 tablet:@min-[150px]:bottom-3">
        <b className="line-clamp-2 text-balance font-bold font-display text-14 leading-[1.22] tracking-[-0.02em] tablet:@min-[150px]:text-16 tablet:@min-[360px]:text-28">
          {title}
        </b>
        {/* Where both do not fit, the return has a line of its own: a vendor is read whole. */}
        <span className="flex flex-wrap justify-between gap-x-1.5 text-12 text-[#d5d9e4] leading-tight">
          <span className="line-clamp-2 min-w-0">{closedLabel ?? vendor}</span>
          {rtp && !closedLabel && <span className="num">{rtp}</span>}
        </span>
      </span>
      {startLabel && !closedLabel && (
        <span className="absolute inset-0 grid place-items-center bg-[#05070d80] opacity-0 transition-opacity group-hover/poster:opacity-100 group-focus-visible/poster:opacity-100 touch:hidden">
          <span className="inline-flex h-10 items-center gap-2 rounded-control bg-accent px-4 font-[650] text-on-accent">
            <PlayGlyph size={16} />
            {startLabel}
          </span>
        </span>
      )}
    </Tile>
  )
}

export const posterTileClass =
  "group/poster @container relative block aspect-3/4 w-full overflow-hidden rounded-card bg-surface-2 transition-transform duration-(--m-base) ease-out after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-[inset_0_0_0_1px_#ffffff14] after:content-['']"
const OPEN = 'active:brightness-85 hover:-translate-y-1 hover:after:shadow-[inset_0_0_0_1.5px_var(--accent)]'
const CLOSED = 'brightness-60 saturate-15'

/** Seven (eight on the widest), as many as fit, three: posters that were looked for, however many there are. */
export const foundGrid =
  'grid grid-cols-3 gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(132px,1fr))] tablet:gap-4 desk:grid-cols-7 wide:grid-cols-8'

/** The same for a whole wall: a few posters are wider, and no row is left with one or two of seven. */
export const posterGrid = cx(
  foundGrid,
  'max-tablet:has-[>:nth-child(2):last-child]:grid-cols-2 max-tablet:has-[>:nth-child(4):last-child]:grid-cols-2',
  'tablet:has-[>:nth-child(-n+3):last-child]:grid-cols-3 tablet:has-[>:nth-child(4):last-child]:grid-cols-4',
  'desk:has-[>:nth-child(5):last-child]:grid-cols-5 desk:has-[>:nth-child(6):last-child]:grid-cols-6',
  'desk:has-[>:nth-child(8):last-child]:grid-cols-4 desk:has-[>:nth-child(9):last-child]:grid-cols-5',
  'desk:has-[>:nth-child(10):last-child]:grid-cols-5 desk:has-[>:nth-child(11):last-child]:grid-cols-6',
  'desk:has-[>:nth-child(12):last-child]:grid-cols-6',
  'wide:has-[>:nth-child(7):last-child]:grid-cols-7 wide:has-[>:nth-child(8):last-child]:grid-cols-8',
)
