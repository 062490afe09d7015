import { useLanguage, useText } from '@maru/i18n/react'
import { presets, presetsOf } from '@maru/sports'
import { cx } from '@maru/ui/cx.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import { wholePriceText } from '../../shared/sports/odds-format.ts'
import { sizeBounds } from '../../shared/sports/slip.rules.ts'
import { firstLines } from './betting.rules.ts'
import { LineMark } from './slip-legs.tsx'
import type { SportBetting } from './use-sport-betting.ts'

const mostLines = 6

/** Of how many selections the lines are: each size by itself, or the sizes of a system that has a name. */
export function SystemChoice({ betting }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const { legs, sizes, change, isHeld } = betting
  const { least, most } = sizeBounds(legs)
  const named = legs.some(({ isBanker }) => isBanker) ? [] : presetsOf(legs.length)
  const isChosen = (wanted: readonly number[]) => [...sizes].sort().join() === [...wanted].sort().join()
  const toggle = (size: number) => {
    const next = sizes.includes(size) ? sizes.filter((one) => one !== size) : [...sizes, size]
    if (next.length > 0) change({ sizes: next })
  }
  return (
    <fieldset disabled={isHeld} aria-label={say('system.sizes')} className="grid gap-2">
      <div className="flex flex-wrap gap-1">
        {Array.from({ length: most - least + 1 }, (_, at) => least + at).map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={sizes.includes(size)}
            aria-label={say('system.size', { size, count: most })}
            onClick={() => toggle(size)}
            className={cx(chip, 'num min-w-10')}
          >
            {size}/{most}
          </button>
        ))}
        {named.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen(presets[name].sizes)}
            onClick={() => change({ sizes: presets[name].sizes })}
            className={chip}
          >
            {say(`system.${name}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const chip =
  'h-9 rounded-control bg-surface-3 px-2 font-semibold text-13 text-text-2 hover:bg-surface-hover aria-pressed:bg-accent-tint aria-pressed:text-accent touch:h-11'

/** The first lines, each with its price and what it pays. */
export function SystemLines({ betting: { slip, sums, stake, legs } }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  if (!sums) return null
  const lines = firstLines(slip, stake, mostLines)
  const further = sums.lines - lines.length
  return (
    <ul aria-label={say('system.lines')} className="divide-y divide-line-soft rounded-control bg-surface-1 px-3">
      {lines.map(({ at, price, win }) => (
        <li key={at.join()} className="flex min-h-9 items-center gap-2 py-1.5">
          <span className="flex min-w-0 flex-1 flex-wrap gap-1">
            {at.map((index) => (
              <LineMark key={index} number={index + 1} isBanker={legs[index]?.isBanker ?? false} />
            ))}
          </span>
          <span className="num text-13 text-text-2">
            {say('odds.times', { price: wholePriceText(price, language) })}
          </span>
          <b className="num min-w-20 text-right font-semibold text-13">{stake > 0 && <PlainSum units={win} />}</b>
        </li>
      ))}
      {further > 0 && <li className="py-2 text-12 text-text-3">{say('system.further', { count: further })}</li>}
    </ul>
  )
}
