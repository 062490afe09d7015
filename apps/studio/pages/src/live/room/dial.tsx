import { moonPath } from '@maru/ui/moon-shape.ts'
import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../../../locales/ko.ts'
import type { RowShown } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import type { Box } from '../scene/scene.ts'
import type { TableStore } from '../store/table-store.ts'
import { useSecondsLeft } from './use-store.ts'

const AMBER_FROM = 10
const SAID_AT = [30, 10, 3]
const PHASE_TEXT = {
  betting: 'liveBetting',
  closing: 'liveClosing',
  dealing: 'liveDealing',
  result: 'liveResult',
  payout: 'livePayout',
  break: 'liveBreak',
  cut: 'liveCut',
  asleep: 'liveBreak',
} as const

const DEALER_TEXT: { readonly [phase in RowShown['phase']]?: TextKey } = {
  dealing: 'streamDealing',
  break: 'streamBreak',
  asleep: 'streamBreak',
}

/** The moon of the room: what is left to bet, as a ring, a lit part and a figure. The figure is the truth. */
export function Dial({
  store,
  row,
  idle,
  box,
  dealingWords,
  hasShoe,
  hasDealer,
  isLost,
  say,
}: {
  store: TableStore
  row: RowShown
  /** Where it counts to no bets. */
  idle: TextKey | undefined
  box: Box
  /** Where no cards are dealt. */
  dealingWords: string | undefined
  hasShoe: boolean
  /** A real one, for whom the next round and the result wait. */
  hasDealer: boolean
  /** The connection: what is shown may be old. */
  isLost: boolean
  say: Say
}) {
  const isCounting = idle === undefined && (row.phase === 'betting' || row.phase === 'cut')
  const left = useSecondsLeft(store, isCounting ? row.endsAt : null)
  const whole = row.endsAt === null ? 1 : (row.endsAt - row.startedAt) / 1_000
  const share = isCounting ? Math.min(1, left / whole) : 0
  const isAmber = row.phase === 'betting' && left < AMBER_FROM
  const ofDealer = hasDealer ? DEALER_TEXT[row.phase] : undefined
  const words = isLost
    ? say('liveLostShort')
    : idle
      ? say(idle)
      : ofDealer
        ? say(ofDealer)
        : row.phase === 'dealing' && dealingWords
          ? dealingWords
          : say(row.phase === 'cut' && !hasShoe ? 'liveMix' : PHASE_TEXT[row.phase])
  const announced = useAnnounced(row.phase === 'betting' && isCounting ? left : undefined)
  return (
    <div
      className="dial"
      data-phase={row.phase}
      data-amber={isAmber}
      data-idle={!isCounting}
      data-lost={isLost}
      data-low={box.width < 50}
      style={{ left: box.x, top: box.y, width: box.width }}
    >
      <svg viewBox="0 0 64 64" width={box.width} height={box.width} aria-hidden="true">
        <circle cx="32" cy="32" r="31" className="dial-ground" />
        <circle cx="32" cy="32" r="22" className="dial-disc" />
        <circle cx="32" cy="32" r="28" className="dial-track" />
        {isCounting ? (
          <>
            <circle
              cx="32"
              cy="32"
              r="28"
              className="dial-ring"
              pathLength="100"
              strokeDasharray={`${(share * 100).toFixed(1)} 100`}
              transform="rotate(-90 32 32)"
            />
            <path d={moonPath(share, 32, 22)} className="dial-moon" />
          </>
        ) : null}
        <text x="32" y="40" textAnchor="middle" className="dial-figure">
          {isCounting ? left : '–'}
        </text>
      </svg>
      <span className="hidden-text" role="timer" aria-label={say('liveTimer')}>
        {isCounting ? left : ''}
      </span>
      <b>{words}</b>
      <span className="hidden-text" role="status">
        {announced !== undefined
          ? say('liveSecondsLeft', { n: announced })
          : idle === undefined && (row.phase === 'betting' || row.phase === 'closing')
            ? say(PHASE_TEXT[row.phase])
            : ''}
      </span>
    </div>
  )
}

/** Read out at a few seconds only. */
function useAnnounced(left: number | undefined): number | undefined {
  const before = useRef<number | undefined>(undefined)
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    const was = before.current
    before.current = left
    if (left === undefined || (was !== undefined && left > was)) return setSaid(undefined)
    const mark = SAID_AT.find((second) => was !== undefined && was > second && left <= second)
    if (mark !== undefined) setSaid(mark)
  }, [left])
  return said
}
