import { colourOf, wheelOrder } from '@maru/live-games'
import type { Say } from '../../frame/texts.ts'

const INK = { red: '#a8242f', black: '#15171f', zero: '#1d7a4f' } as const
/** Middle of the wheel and its radii, in units of the drawing: its upper part alone is in view. */
const [X, Y] = [320, 396]
const RADIUS = { rim: 372, outer: 340, numbers: 306, inner: 272, ball: 252, cone: 232 } as const
const STEP = (2 * Math.PI) / wheelOrder.length
/** Pockets to each side that are in view. */
const SIDE = 8

type Lucky = readonly { number: number; multiplier: number }[]

/** The wheel as it came to rest, the ball in its pocket at the top, and the numbers that paid more. */
export function WheelAgain({ pocket, lucky, say }: { pocket: number; lucky: Lucky; say: Say }) {
  const at = wheelOrder.indexOf(pocket)
  const shown = Array.from({ length: 2 * SIDE + 1 }, (_, i) => i - SIDE)
  return (
    <div className="again-wheel">
      <svg viewBox="0 0 640 250" aria-hidden="true">
        <circle cx={X} cy={Y} r={RADIUS.rim} fill="#3a2418" />
        <circle cx={X} cy={Y} r={RADIUS.rim - 6} fill="none" stroke="#e0bd7a" strokeWidth="2" />
        <circle cx={X} cy={Y} r={RADIUS.outer + 4} fill="#140b08" />
        {shown.map((off) => (
          <Pocket key={off} off={off} number={wheelOrder[(at + off + wheelOrder.length) % wheelOrder.length] ?? 0} />
        ))}
        <circle cx={X} cy={Y} r={RADIUS.outer} fill="none" stroke="#e0bd7a" strokeWidth="2" />
        <circle cx={X} cy={Y} r={RADIUS.inner} fill="none" stroke="#e0bd7a" strokeWidth="1.5" />
        <circle cx={X} cy={Y} r={RADIUS.cone} fill="#4d3022" stroke="#e0bd7a" strokeWidth="1.5" />
        <circle cx={X} cy={Y - RADIUS.ball + 2} r="13" fill="#0008" />
        <circle cx={X} cy={Y - RADIUS.ball} r="12" fill="#fdfbf4" />
        <circle cx={X - 3.5} cy={Y - RADIUS.ball - 4} r="4" fill="#fff" />
      </svg>
      <b className="again-pocket" data-colour={colourOf(pocket) ?? 'zero'}>
        {pocket}
      </b>
      {lucky.length > 0 ? (
        <ul className="again-lucky" aria-label={say('againLucky')}>
          {lucky.map(({ number, multiplier }) => (
            <li key={number} data-struck={number === pocket}>
              <b>{number}</b> {say('againPays', { n: multiplier })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Pocket({ off, number }: { off: number; number: number }) {
  const point = (angle: number, radius: number): string =>
    `${(X + radius * Math.sin(angle)).toFixed(1)} ${(Y - radius * Math.cos(angle)).toFixed(1)}`
  const [from, to] = [(off - 0.5) * STEP, (off + 0.5) * STEP]
  const path = `M${point(from, RADIUS.outer)}A${RADIUS.outer} ${RADIUS.outer} 0 0 1 ${point(to, RADIUS.outer)}L${point(to, RADIUS.cone)}A${RADIUS.cone} ${RADIUS.cone} 0 0 0 ${point(from, RADIUS.cone)}Z`
  const degrees = (off * STEP * 180) / Math.PI
  return (
    <g className={off === 0 ? 'again-struck' : ''}>
      <path d={path} fill={INK[colourOf(number) ?? 'zero']} stroke="#e0bd7a99" strokeWidth="1" />
      <text
        transform={`rotate(${degrees.toFixed(2)} ${X} ${Y})`}
        x={X}
        y={Y - RADIUS.numbers + 8}
        textAnchor="middle"
        className="again-number"
      >
        {number}
      </text>
    </g>
  )
}
