import { dressOf } from '../stage/chip-textures.ts'

/** A chip from above, as it is chosen. */
export function ChipFace({ value, label }: { value: number; label: string }) {
  const { face, edge, ink } = dressOf(value)
  return (
    <svg viewBox="-28 -28 56 58" aria-hidden="true">
      <circle cy="4" r="26" opacity=".4" />
      <circle r="26" fill={face} />
      <circle r="22.6" fill="none" stroke={edge} strokeWidth="6.800" strokeDasharray="8.900 8.850" />
      <circle r="17.500" fill={face} stroke={edge} strokeOpacity=".75" strokeWidth="1.300" />
      <circle r="26" fill="none" stroke="#00000066" />
      <text y="4.800" textAnchor="middle" fill={ink} fontSize={label.length > 3 ? 12 : 14}>
        {label}
      </text>
    </svg>
  )
}
