import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tile, type TileTarget } from './tile.tsx'

type VendorTileProps = TileTarget & {
  name: string
  note?: ReactNode
  label?: string
  /** The vendor's hue colours its plate. */
  hue: number
  /** Pictures of its games, 3:4; three are seen. */
  images?: readonly string[]
  closedLabel?: string
  className?: string
}

/** A vendor: its hue, its name, what it brings. */
export function VendorTile({
  name,
  note,
  label,
  hue,
  images = [],
  closedLabel,
  className,
  href,
  onClick,
  render,
}: VendorTileProps) {
  const target = closedLabel ? {} : { href, onClick, render }
  return (
    <Tile
      {...target}
      label={label && closedLabel ? `${label}, ${closedLabel}` : label}
      className={cx(
        'group/vendor relative grid h-24 w-full content-end overflow-hidden rounded-card p-3.5 text-left text-[#fff] transition-transform duration-(--m-base) ease-out tablet:h-28',
        "after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-[inset_0_0_0_1px_#ffffff14] after:content-['']",
        closedLabel
          ? 'brightness-60 saturate-15'
          : 'active:brightness-85 hover:-translate-y-[3px] hover:after:shadow-[inset_0_0_0_1.5px_var(--accent)]',
        className,
      )}
    >
      <span aria-hidden="true" className="absolute inset-0" style={{ background: ground(hue) }} />
      {images.length > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 right-4 flex w-1/2 justify-end gap-2.5 max-tablet:right-2"
        >
          {images.slice(0, FANNED.length).map((image, at) => (
            <img
              key={image}
              src={image}
              alt=""
              loading="lazy"
              decoding="async"
              className={cx(
                'aspect-3/4 h-[130%] rounded-[10px] object-cover object-top shadow-[0_6px_18px_#0009,0_0_0_1px_#ffffff26] transition-transform duration-(--m-base) ease-out',
                FANNED[at],
              )}
            />
          ))}
        </span>
      )}
      <span className="relative grid gap-0.5 tablet:max-w-3/5 [text-shadow:0_1px_6px_#000c]">
        <b className="font-bold font-display text-18 leading-tight">{name}</b>
        <span className="num text-12 text-[#d5d9e4]">{closedLabel ?? note}</span>
      </span>
    </Tile>
  )
}

/** How each lies; on a phone there is room for one. */
const FANNED = [
  'translate-y-3 -rotate-4 group-hover/vendor:translate-y-1.5',
  'translate-y-5 rotate-2 group-hover/vendor:translate-y-3 max-tablet:hidden',
  'translate-y-4 rotate-5 group-hover/vendor:translate-y-2.5 max-tablet:hidden',
]

const ground = (hue: number) => `linear-gradient(100deg, oklch(0.2 0.055 ${hue}) 30%, oklch(0.36 0.1 ${hue}))`

type GroupTileProps = TileTarget & {
  name: string
  note?: ReactNode
  label?: string
  icon: ReactNode
  className?: string
}

/** A way into a group of games. */
export function GroupTile({ name, note, label, icon, className, ...target }: GroupTileProps) {
  return (
    <Tile
      {...target}
      label={label}
      className={cx(
        'flex h-16 w-full items-center gap-3 rounded-card bg-surface-2 px-4 text-left font-[650] transition-colors hover:bg-surface-3 max-[380px]:gap-2 max-[380px]:px-3 max-[380px]:text-14 [&_svg]:size-[30px] max-[380px]:[&_svg]:size-6 [&_svg]:text-accent',
        className,
      )}
    >
      {icon}
      <span className="min-w-0">
        <span className="line-clamp-2 text-balance leading-tight">{name}</span>
        {note && <span className="num mt-px block truncate font-medium text-12 text-text-3">{note}</span>}
      </span>
    </Tile>
  )
}

/** Six, or three; on a phone two, and the last of an odd number takes the whole row. */
export const groupGrid =
  'grid grid-cols-2 gap-3 tablet:grid-cols-3 desk:grid-cols-6 max-tablet:[&>:last-child:nth-child(odd)]:col-span-2'
