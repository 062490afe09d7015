import type { LiveTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Ball } from '@maru/ui/ball.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Die } from '@maru/ui/dice.tsx'
import { BeadRoad, BigRoad } from '@maru/ui/road.tsx'
import { type ReactNode, useMemo } from 'react'
import { pastOf } from '../rules/past.rules.ts'
import { pocketTone } from './pocket-tone.ts'

const letters = {
  'dragon-tiger': { B: 'D', P: 'T', T: '=' },
  'andar-bahar': { B: 'A', P: 'B', T: '=' },
} as const
/** Of a road. */
const ROWS = 6
const most = { numbers: 14, throws: 6 }

/** The road of this shoe, the last numbers or throws, or who sits where; `isWide`: the road of beads stands beside it. */
export function PastStrip({
  table,
  columns,
  isWide = false,
}: {
  table: Pick<LiveTable, 'game' | 'results' | 'seats'>
  columns: number
  isWide?: boolean
}) {
  const { game, results, seats } = table
  const past = useMemo(() => pastOf({ game, results, seats }), [game, results, seats])
  switch (past.kind) {
    case 'road': {
      const beads = 8
      const big = (
        <BigRoad results={past.results} columns={columns - (isWide ? beads : 0)} summary="" className="min-w-0" />
      )
      if (!isWide) return big
      const named = letters[game as keyof typeof letters]
      return (
        <span className="grid" style={{ gridTemplateColumns: `${beads}fr ${columns - beads}fr` }}>
          <BeadRoad results={past.results} columns={beads} summary="" {...(named ? { letters: named } : {})} />
          {big}
        </span>
      )
    }
    case 'numbers':
      if (past.numbers.length === 0) return <NoPast columns={columns} />
      return (
        <Strip columns={columns}>
          {past.numbers.slice(0, most.numbers).map((number, index) => (
            <Ball
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may come again.
              key={index}
              tone={pocketTone(number)}
              className={cx('size-7!', index === 0 && 'mx-0.5 shadow-[0_0_0_2px_var(--focus)]!')}
            >
              {number}
            </Ball>
          ))}
        </Strip>
      )
    case 'dice':
      if (past.throws.length === 0) return <NoPast columns={columns} />
      return (
        <Strip columns={columns}>
          {past.throws.slice(0, most.throws).map((dice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a throw may come again.
            <span key={index} className="flex shrink-0 items-center gap-[3px] pr-2">
              {dice.map((die, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three places, and each keeps its own.
                <Die key={at} value={die} className="size-[17px]" />
              ))}
              <b className="num ml-1 text-14">{dice.reduce((sum, die) => sum + die, 0)}</b>
            </span>
          ))}
        </Strip>
      )
    case 'seats':
      return (
        <Strip columns={columns} isCentred>
          {Array.from({ length: past.all }, (_, seat) => {
            const isTaken = past.taken.includes(seat)
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their number.
                key={seat}
                className={cx(
                  'grid aspect-square w-7 min-w-0 place-items-center rounded-full font-bold text-13 shadow-[inset_0_0_0_1.5px_var(--line-control)]',
                  isTaken ? 'bg-surface-3' : 'text-text-2',
                )}
              >
                {isTaken ? '' : '+'}
              </span>
            )
          })}
        </Strip>
      )
    default:
      return <NoPast columns={columns} />
  }
}

const NoPast = ({ columns }: { columns: number }) => (
  <Strip columns={columns} isCentred>
    <span className="truncate text-12 text-text-3">{useText('tables')('past.none')}</span>
  </Strip>
)

/** As high as a road with as many columns. */
const Strip = ({ columns, isCentred, children }: { columns: number; isCentred?: boolean; children: ReactNode }) => (
  <span
    style={{ aspectRatio: `${columns} / ${ROWS}` }}
    className={cx(
      'flex min-h-13 w-full items-center gap-1.5 overflow-hidden bg-surface-1 px-2.5',
      isCentred ? 'justify-center' : '[mask-image:linear-gradient(90deg,#000_86%,transparent)]',
    )}
  >
    {children}
  </span>
)
