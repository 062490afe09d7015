import { type ReactNode, useMemo } from 'react'
import { Balls, type BallTone } from './ball.tsx'
import { cx } from './cx.ts'
import { PersonGlyph } from './glyphs.tsx'
import { type LiveTable, sceneSvg } from './poster/scene.ts'
import { svgUrl } from './poster/svg-url.ts'
import { BigRoad, type RoadResult } from './road.tsx'
import { Tile, type TileTarget } from './tile.tsx'

export type LiveTileProps = TileTarget & {
  name: string
  vendor: ReactNode
  limits: ReactNode
  players?: ReactNode
  /** Only for a table that members share. */
  liveLabel?: string
  /** Theoretical return. */
  rtp?: ReactNode
  /** The whole tile's name: 스피드 바카라 7, Evolution, 1만에서 500만. */
  label: string
  /** Hue of the felt: the vendor's. */
  hue: number
  table: LiveTable
  seed?: number
  road?: readonly RoadResult[]
  numbers?: readonly { key: string; tone?: BallTone; text: ReactNode }[]
  /** The road or the numbers in words. */
  summary: string
  closedLabel?: string
  className?: string
}

/** Scene, road or last numbers, then name, vendor and limits. */
export function LiveTile(props: LiveTileProps) {
  const {
    name,
    vendor,
    limits,
    players,
    liveLabel,
    rtp,
    label,
    hue,
    table,
    seed = 1,
    road,
    numbers,
    summary,
    closedLabel,
  } = props
  const { href, onClick, render, className } = props
  const scene = useMemo(() => svgUrl(sceneSvg({ hue, table, seed })), [hue, table, seed])
  const target = closedLabel ? {} : { href, onClick, render }
  return (
    <Tile
      {...target}
      label={closedLabel ? `${label}, ${closedLabel}` : label}
      className={cx(
        'relative block w-full overflow-hidden rounded-card bg-surface-2 text-left transition-transform duration-(--m-base) ease-out',
        closedLabel ? 'brightness-60 saturate-15' : 'active:brightness-85 hover:-translate-y-[3px]',
        className,
      )}
    >
      <span className="scene-box relative block w-full">
        <img src={scene} alt="" width={280} height={142} decoding="async" className="size-full object-cover" />
        {(closedLabel ?? liveLabel) && (
          <span className={cx(PLATE, 'left-2.5')}>
            {!closedLabel && <i className="size-[7px] rounded-full bg-live" />}
            {closedLabel ?? liveLabel}
          </span>
        )}
        {rtp && !closedLabel && players == null && <span className={cx(PLATE, 'num right-2.5')}>{rtp}</span>}
        {players != null && !closedLabel && (
          <span className={cx(PLATE, 'num right-2.5 font-normal')}>
            <PersonGlyph size={16} />
            {players}
          </span>
        )}
      </span>
      {road ? (
        <BigRoad results={road} summary={summary} />
      ) : (
        numbers && (
          <Balls
            label={summary}
            items={numbers}
            className="aspect-[275/66] justify-between overflow-hidden bg-surface-1 px-3"
          />
        )
      )}
      <span className="grid gap-1 px-3.5 pt-3 pb-3.5">
        <b className="truncate font-[650] text-15">{name}</b>
        <span className="flex justify-between gap-2 text-12 text-text-3">
          <span className="truncate">{vendor}</span>
          <span className="num">{limits}</span>
        </span>
      </span>
    </Tile>
  )
}

const PLATE =
  'absolute top-2.5 flex h-5.5 items-center gap-1.5 rounded-[6px] bg-[#05070dcc] px-2 font-semibold text-12 text-[#fff]'
