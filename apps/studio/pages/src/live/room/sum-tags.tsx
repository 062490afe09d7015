import { memo } from 'react'
import type { ChipsShown } from '../../../../src/tables/table-shapes.ts'
import { figure, type Language, short } from '../../frame/texts.ts'
import type { PlaceShape, RoomLayout } from '../game/game-view.ts'
import type { OwnBets } from '../store/own-bets.ts'

/** The sums of one's own chips, on every felt. */
export const SumTags = memo(function SumTags({
  layout,
  own,
  pays,
  language,
}: {
  layout: RoomLayout
  own: OwnBets
  /** What 100 brought back, once that may be seen. */
  pays: ChipsShown | undefined
  language: Language
}) {
  const { stage, table, tray } = layout
  const roomWidth = Math.max(...[stage, table, tray].map(({ x, width }) => x + width))
  return (
    <svg className="room-places tags" aria-hidden="true">
      {Object.entries(own.held).map(([code, sum]) => {
        const shape = layout.places[code]
        return shape && !shape.own.hasNoSum && sum > 0 ? (
          <SumTag
            key={code}
            shape={shape}
            roomWidth={roomWidth}
            sum={sum}
            back={pays && Math.floor((sum * (pays[code] ?? 0)) / 100)}
            isWaiting={(own.waiting[code] ?? 0) > 0}
            language={language}
          />
        ) : null
      })}
    </svg>
  )
})

const widthOf = (text: string): number => text.length * 7.9 + 14

/** The sum below one's own chips. When the round is over: what a place brought back, or nothing where its chips were swept. */
function SumTag({
  shape: { own, bounds, words, tag },
  roomWidth,
  sum,
  back,
  isWaiting,
  language,
}: {
  shape: PlaceShape
  roomWidth: number
  sum: number
  back: number | undefined
  isWaiting: boolean
  language: Language
}) {
  const gain = back === undefined ? 0 : back - sum
  const textWith = (write: typeof figure) => (gain > 0 ? `+${write(gain, language)}` : write(sum, language))
  const whole = textWith(figure)
  // In full it would lie over the neighbours of a narrow place.
  const text = widthOf(whole) > (tag?.width ?? bounds.width) ? textWith(short) : whole
  const width = widthOf(text)
  const isTall = bounds.height >= 84 && !words.isLow
  const middle = tag?.x ?? (isTall ? own.x : words.x)
  // Wider than a narrow place at the room's edge.
  const x = Math.max(width / 2 + 2, Math.min(middle, roomWidth - width / 2 - 2))
  const y = tag?.y ?? (isTall ? own.y + own.radius * 0.62 + 10 : Math.min(bounds.y + bounds.height - 11, own.y + 8))
  return (
    <g
      className={['sum-tag', isWaiting ? 'waiting' : '', back === 0 ? 'swept' : ''].join(' ')}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text y="4.5" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
