import { figure, type Language, short } from '../frame/texts.ts'
import { Chip, chipsFor } from './chip.tsx'
import type { PlaceShape } from './place-shapes.ts'
import type { Rect } from './table-layout.ts'

const TAG = { height: 24, letter: 7.9, padding: 12, drop: 16 } as const

/** A small place has room for a low stack. */
const stackOn = ({ nameSize }: PlaceShape) =>
  nameSize > 20 ? { scale: 0.84, most: nameSize > 26.5 ? 5 : 3 } : { scale: 0.7, most: 2 }
const THICKNESS = 5.5
const RADIUS = 25
/** Chips lie flat. */
const FLAT = 0.66

/** Upper edge of the highest stack on an arc. */
export const topOfStack = (shape: PlaceShape): number => {
  const { scale, most } = stackOn(shape)
  return shape.chips[1] - (most - 1) * THICKNESS - RADIUS * scale * FLAT
}

/** Of the sum below the chips that stand at (x, y) on an arc. */
export const tagOnArc = ([x, y]: readonly [number, number], text: string): Rect => {
  const w = text.length * TAG.letter + TAG.padding
  return { x: x - w / 2, y: y + TAG.drop, w, h: TAG.height }
}

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
  const { scale, most } = stackOn(shape)
  const tag = tagOnArc([0, 0], text)
  return (
    <g className="stack" transform={`translate(${x} ${y})`}>
      {chipsFor(sum, most).map((value, index, { length }) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack from below
        <g key={index} className="chip-laid">
          <g transform={`translate(0 ${-index * THICKNESS}) scale(${scale} ${scale * FLAT})`}>
            <Chip value={value} label={index === length - 1 ? short(value, language) : ''} />
          </g>
        </g>
      ))}
      <rect className="tag" x={tag.x} y={tag.y} width={tag.w} height={tag.h} rx="12" />
      <text className="stack-sum" y="32.500" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
