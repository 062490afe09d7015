import { numberOf, suitOf } from '@maru/live-games'
import { useId } from 'react'
import { suits } from '../cards/suits.ts'
import { CourtFigure } from './court-figure.tsx'
import { pipsOf } from './pips.ts'

const WIDTH = 440
const HEIGHT = 310
const EDGE = 14
/** Pictures have a figure in a frame in the place of pips. */
const LAST_PIPS = 10

/** A card that lies across, with its lower edge bent up by `bent`, 0 to 1: the face shows from below, without its corner. */
export function BentCard({ card, bent }: { card: number; bent: number }) {
  const clip = useId()
  const curled = useId()
  const suit = suits[suitOf(card)] ?? suits[0]
  // What is open of the face, from below; the fold lies above it.
  const open = bent * (HEIGHT - EDGE)
  const fold = HEIGHT - open
  const curl = Math.min(58, 14 + open * 0.4)
  const top = Math.max(EDGE, fold - curl)
  const line = `M0 ${fold}Q${WIDTH * 0.5} ${fold + 14} ${WIDTH} ${fold - 8}`
  return (
    <svg viewBox={`-10 -10 ${WIDTH + 20} ${HEIGHT + 30}`} className="bent-card" aria-hidden="true">
      <ellipse cx={WIDTH / 2} cy={HEIGHT + 4} rx={WIDTH * 0.48} ry="12" fill="#000" opacity=".55" />
      <rect width={WIDTH} height={HEIGHT} rx="16" fill="#fffaf0" />
      <g fill={suit.ink}>
        {pipsOf(numberOf(card)).map(({ x, y, turned }) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x * WIDTH} ${y * HEIGHT}) rotate(${turned ? -90 : 90}) scale(.62)`}
          >
            <path d={suit.path} />
          </g>
        ))}
      </g>
      {numberOf(card) > LAST_PIPS ? (
        <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(90)`}>
          <rect x="-115" y="-186" width="230" height="372" className="bent-frame" stroke={suit.ink} />
          <CourtFigure number={numberOf(card)} suit={suit} />
        </g>
      ) : null}
      <linearGradient id={curled} x2="0" y2="1">
        <stop offset="0" stopColor="#b7a988" />
        <stop offset=".34" stopColor="#fffaf0" />
        <stop offset=".72" stopColor="#efe6d2" />
        <stop offset="1" stopColor="#c3b594" />
      </linearGradient>
      <clipPath id={clip}>
        <path
          d={`M0 16Q0 0 16 0H${WIDTH - 16}Q${WIDTH} 0 ${WIDTH} 16V${fold - 8}Q${WIDTH * 0.5} ${fold + 14} 0 ${fold}Z`}
        />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={WIDTH} height={HEIGHT} fill="#f7f2e4" />
        <rect x="12" y="12" width={WIDTH - 24} height={HEIGHT - 24} rx="10" className="bent-back" />
        {[0, 1, 2, 3, 4, 5, 6].map((ring) => (
          <circle
            key={ring}
            cx={WIDTH / 2}
            cy={HEIGHT / 2}
            r={26 + ring * 19}
            fill="none"
            stroke="#e6c98a"
            strokeOpacity={0.55 - ring * 0.06}
            strokeWidth="1.4"
          />
        ))}
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="38" fill="#fbefd3" />
        <circle cx={WIDTH / 2 + 18} cy={HEIGHT / 2 - 12} r="33" fill="#164a44" />
      </g>
      {bent < 1 ? (
        <>
          <path
            d={`M0 ${fold}Q${WIDTH * 0.5} ${fold + 14} ${WIDTH} ${fold - 8}V${top - 6}Q${WIDTH * 0.55} ${top + 16} 0 ${top}Z`}
            className="bent-curl"
            fill={`url(#${curled})`}
          />
          <path d={line} stroke="#00000030" strokeWidth="9" fill="none" />
          <circle cx={WIDTH * 0.56} cy={fold - curl / 2} r="25" className="bent-grip" />
        </>
      ) : null}
    </svg>
  )
}
