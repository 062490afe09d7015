import type { LiveTable } from '@maru/contract'
import { Ball } from '@maru/ui/ball.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Die } from '@maru/ui/dice.tsx'
import { PlayingCard } from '@maru/ui/playing-card.tsx'
import { wheelStill } from '@maru/ui/rooms/room-still.ts'
import { lastRoundOf } from '../rules/last-round.rules.ts'
import { pocketTone } from './pocket-tone.ts'

/** What lies on the table: the cards, dice or pocket of the last round, or the wheel. Nothing but the wheel while the table sleeps. */
export function Lying({ table, isAsleep }: { table: Pick<LiveTable, 'game' | 'last'>; isAsleep: boolean }) {
  const last = isAsleep ? ({ kind: 'none' } as const) : lastRoundOf(table)
  const isWheel = table.game === 'roulette' || table.game === 'multiplier-roulette'
  return (
    <>
      {isWheel && (
        <img
          src={wheelStill}
          alt=""
          width={600}
          height={360}
          decoding="async"
          className="absolute -bottom-[27%] left-1/2 w-[72%] max-w-none -translate-x-1/2"
        />
      )}
      {last.kind === 'pocket' && (
        <Ball
          tone={pocketTone(last.pocket)}
          className="absolute bottom-[6%] left-1/2 size-[15%]! min-w-7 -translate-x-1/2 text-16! shadow-[0_0_0_2px_var(--focus),0_4px_12px_#000a]! aspect-square h-auto!"
        >
          {last.pocket}
        </Ball>
      )}
      {last.kind === 'dice' && (
        <span className="absolute bottom-[7%] left-1/2 flex w-[42%] -translate-x-1/2 justify-center gap-[4%]">
          {last.dice.map((die, index) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: three places, and each keeps its own.
              key={index}
              value={die}
              className={cx('w-[30%] drop-shadow-[0_4px_5px_#0008]', index === 1 && '-translate-y-[8%]')}
            />
          ))}
        </span>
      )}
      {last.kind === 'cards' && (
        <span className="absolute bottom-[5%] left-[46%] flex w-[58%] -translate-x-1/2 items-end justify-center gap-[5%]">
          {last.hands.map((hand, at) => {
            const side = at === 0 ? 'left' : 'right'
            return (
              <span key={side} className="flex min-w-0 gap-[3px]" style={{ width: `${hand.length * 18}%` }}>
                {hand.map((card, index) => (
                  <PlayingCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may lie in one hand.
                    key={index}
                    card={card}
                    isDim={last.won !== null && last.won !== side}
                    className={cx('min-w-0 flex-1', index % 2 ? 'rotate-2' : '-rotate-2')}
                  />
                ))}
              </span>
            )
          })}
        </span>
      )}
    </>
  )
}
