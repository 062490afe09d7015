import type { SportCode } from '@maru/contract'
import { cx } from '@maru/ui/cx.ts'
import { useId } from 'react'
import { courts, type Ground } from './courts.ts'
import { box, courtDepth, courtLength, type Point, pathOf, project } from './projection.ts'
import type { Scene } from './scene.rules.ts'

const grounds: Record<Ground, [far: string, near: string]> = {
  grass: ['var(--felt-2)', 'color-mix(in oklab, var(--felt-1) 80%, var(--tie))'],
  hall: ['var(--surface-1)', 'var(--info-tint)'],
  ice: ['var(--info-tint)', 'color-mix(in oklab, var(--info-tint) 72%, var(--info))'],
  wood: ['var(--warn-tint)', 'color-mix(in oklab, var(--warn-tint) 82%, var(--warn))'],
  clay: ['var(--bad-tint)', 'color-mix(in oklab, var(--bad-tint) 80%, var(--warn))'],
}
const bands = Array.from({ length: 6 }, (_, band) => (band * courtLength) / 6)
const around = pathOf(box(0, 0, courtLength, courtDepth), true)

type Props = { sport: SportCode; scene: Scene | null; label: string }

/** A pitch or a court with one lit half, one path and one ball. Only the ball moves, and it stands still where motion is not wanted. */
export function CourtPicture({ sport, scene, label }: Props) {
  const id = useId()
  const court = courts[sport]
  const [far, near] = grounds[court.ground]
  const isHome = scene?.side === 'home'
  const tone = isHome ? 'var(--home)' : 'var(--away)'
  const [ballX, ballY] = project(scene?.ball ?? [courtLength / 2, courtDepth / 2])
  return (
    <svg viewBox="0 0 508 262" width="100%" role="img" aria-label={label} className="block overflow-visible">
      <defs>
        <linearGradient id={`${id}ground`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={far} />
          <stop offset="1" stopColor={near} />
        </linearGradient>
        <linearGradient id={`${id}zone`} x1={isHome ? 0 : 1} y1="0" x2={isHome ? 1 : 0} y2="0">
          <stop offset="0.45" stopColor={tone} stopOpacity="0" />
          <stop offset="1" stopColor={tone} stopOpacity="0.42" />
        </linearGradient>
        <radialGradient id={`${id}light`}>
          <stop offset="0" stopColor="var(--focus)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--focus)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={around} fill={`url(#${id}ground)`} />
      {court.ground === 'grass' &&
        bands.map((from) => (
          <path
            key={from}
            d={pathOf(box(from, 0, from + courtLength / 12, courtDepth), true)}
            fill="#ffffff"
            opacity="0.028"
          />
        ))}
      {scene && <path d={around} fill={`url(#${id}zone)`} />}
      <g fill="none" stroke="var(--text)" strokeOpacity="0.4" strokeWidth="1.3" strokeLinejoin="round">
        {court.lines.map(({ points, isClosed }) => (
          <path key={pathOf(points)} d={pathOf(points, isClosed)} />
        ))}
      </g>
      {court.net && <path d={pathOf(court.net)} stroke="var(--text)" strokeOpacity="0.75" strokeWidth="3" />}
      {scene?.from && <Way from={scene.from} to={scene.ball} tone={tone} />}
      <g
        className={cx(
          'transition-transform duration-700 ease-out motion-reduce:transition-none',
          !scene && 'opacity-70',
        )}
        style={{ transform: `translate(${ballX}px, ${ballY}px)` }}
      >
        {scene && <circle r="26" fill={`url(#${id}light)`} />}
        <circle r="7" fill="var(--b-moon)" />
        {scene && <circle r="7" fill="none" stroke={tone} strokeWidth="2.5" />}
      </g>
    </svg>
  )
}

/** From the last record of the same side to this one. */
function Way({ from, to, tone }: { from: Point; to: Point; tone: string }) {
  const [[x1, y1], [x2, y2]] = [project(from), project(to)]
  const bend = Math.min(40, Math.abs(x2 - x1) / 3)
  return (
    <>
      <path
        d={`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + bend} ${x2} ${y2}`}
        fill="none"
        stroke="var(--b-moon)"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx={x1} cy={y1} r="4.5" fill="var(--felt-2)" stroke={tone} strokeWidth="2" />
    </>
  )
}
