import { figure, type Language, short } from '../frame/texts.ts'
import { Chip, chipsFor } from './chip.tsx'
import type { PlaceShape } from './place-shapes.ts'

const TAG = { height: 24, letter: 7.9, padding: 12 } as const

/** Own chips with their sum in brass: on an arc a stack with the sum below it, in a cell one chip beside the sum. */
export function LaidChips({ sum, shape, language }: { sum: number; shape: PlaceShape; language: Language }) {
  const [x, y] = shape.chips
  const text = figure(sum, language)
  if (shape.form === 'cell') {
    const letters = text.length * TAG.letter + TAG.padding
    const withChip = letters + 20 <= shape.bounds.w - 6
    const width = withChip ? letters + 20 : letters
    return (
      <g className="stack" transform={`translate(${x} ${y})`}>
        <rect className="tag" x={-width / 2} y="-12" width={width} height={TAG.height} rx="12" />
        {withChip ? (
          <g className="chip-laid">
            <g transform={`translate(${-width / 2 + 12} -1) scale(.4)`}>
              <Chip value={chipsFor(sum)[0] ?? 0} label="" />
            </g>
          </g>
        ) : null}
        <text className="stack-sum" x={withChip ? 10 : 0} y="4.5" textAnchor="middle">
          {text}
        </text>
      </g>
    )
  }
  const scale = shape.nameSize > 20 ? 0.84 : 0.7
  const width = text.length * TAG.letter + TAG.padding
  return (
    <g className="stack" transform={`translate(${x} ${y})`}>
      {chipsFor(sum).map((value, index, { length }) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack from below
        <g key={index} className="chip-laid">
          <g transform={`translate(0 ${-index * 5.5}) scale(${scale} ${scale * 0.66})`}>
            <Chip value={value} label={index === length - 1 ? short(value, language) : ''} />
          </g>
        </g>
      ))}
      <rect className="tag" x={-width / 2} y="16" width={width} height={TAG.height} rx="12" />
      <text className="stack-sum" y="32.500" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
