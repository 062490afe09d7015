import { useLanguage, useText } from '@maru/i18n/react'
import { memo } from 'react'
import { points } from '../../shared/format/money.ts'
import { at, brightnessOf, CENTRE, sectorPath, sectorsOf, type WheelSlice } from './wheel.rules.ts'

const TICKS = 60
/** A slice narrower than that, in turns, has no room for its prize. */
const NARROWEST = 0.07
const LABEL_AT = 96

/** From ink to celadon; the best prize alone is moonlight. */
export const colourOf = (slice: WheelSlice, slices: readonly WheelSlice[]): string => {
  const brightness = brightnessOf(slice, slices)
  if (brightness === 1) return 'var(--focus)'
  return `color-mix(in oklab, var(--accent) ${Math.round(brightness * 78)}%, var(--surface-3))`
}

/** The slices as they turn: their area is their probability. Drawn once, whatever turns it; the prizes turn back by `--turned`, so that they stay upright. */
export const WheelFace = memo(function WheelFace({ slices }: { slices: readonly WheelSlice[] }) {
  const language = useLanguage()
  const sectors = sectorsOf(slices)
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r="130" fill="var(--surface-1)" />
      {slices.map((slice, index) => {
        const { from, to } = sectors[index] ?? { from: 0, to: 0 }
        const middle = (from + to) / 2
        const brightness = brightnessOf(slice, slices)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place on the wheel
          <g key={index}>
            <path d={sectorPath({ from, to })} fill={colourOf(slice, slices)} stroke="var(--bg)" strokeWidth="1.5" />
            {to - from >= NARROWEST && (
              <text
                x={at(middle, LABEL_AT).split(' ')[0]}
                y={at(middle, LABEL_AT).split(' ')[1]}
                textAnchor="middle"
                dominantBaseline="middle"
                className="num origin-center font-[650] text-[16px] [rotate:calc(-1*var(--turned))] [transform-box:fill-box] [transition:var(--turning)] motion-reduce:transition-none!"
                fill={brightness > 0.6 ? 'var(--on-accent)' : 'var(--text)'}
              >
                {points(slice.points, language)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
})

/** What stands still: the ring with its ticks, the hub and the pointer. */
export function WheelFrame({ big, small }: { big: string; small: string }) {
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r="141" fill="none" stroke="var(--line)" strokeWidth="1.5" />
      {Array.from({ length: TICKS }, (_, tick) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place on the ring
          key={tick}
          d={`M${at(tick / TICKS, 136)}L${at(tick / TICKS, tick % 5 === 0 ? 143 : 139)}`}
          stroke="var(--line-control)"
        />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="46" fill="var(--surface-2)" stroke="var(--line)" />
      <text x={CENTRE} y="146" textAnchor="middle" className="num font-bold text-[20px]" fill="var(--text)">
        {big}
      </text>
      <text x={CENTRE} y="167" textAnchor="middle" className="text-[15px]" fill="var(--text-3)">
        {small}
      </text>
      <path d="M150 30l-9-17a9 9 0 0 1 18 0z" fill="var(--focus)" stroke="var(--bg)" strokeWidth="1.5" />
    </>
  )
}

/** Said to who does not see it: the prizes are in the table beside. */
export const useWheelLabel = (): string => useText('rotary')('wheel.label')
