import { useLanguage, useText } from '@maru/i18n/react'
import { MinusGlyph, PlusGlyph } from '@maru/ui/glyphs.tsx'
import { useWholeTyping } from '@maru/ui/whole-typing.ts'
import { useQuery } from '@tanstack/react-query'
import { digits, oneUnit } from '../../shared/format/money.ts'
import { useMoneyUnit } from '../../shared/format/sum.tsx'
import { siteOption } from '../../shared/support/site-option.ts'
import type { Betting } from './use-betting.ts'

type Props = { betting: Betting; isEach: boolean; onLeave(): void }

/** The stake between a minus and a plus; it can be typed, too. */
export function StakeStepper({ betting, isEach, onLeave }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const { unit, unitFirst } = useMoneyUnit()
  const { slip, setStake, known, press } = betting
  const one = oneUnit()
  const read = useWholeTyping((whole) => digits(whole, language))
  const step = useQuery(siteOption).data?.quickAmounts[0] ?? known.limits.minimum
  const set = (stake: number) => setStake(Math.min(Math.max(0, stake), known.limits.maximum))
  const label = say(isEach ? 'play.stakeEach' : 'play.stake')
  const mark = <small className="font-medium text-12 text-text-2">{unit}</small>
  return (
    <div className="grid h-14 grid-cols-[36px_minmax(0,1fr)_36px] min-[360px]:grid-cols-[44px_minmax(0,1fr)_44px] items-center rounded-control bg-surface-1 shadow-[inset_0_0_0_1px_var(--line-control)] has-[input:focus]:shadow-[inset_0_0_0_2px_var(--accent)]">
      <button
        type="button"
        aria-label={say('play.less')}
        disabled={slip.stake === 0}
        onClick={() => set(slip.stake - step)}
        className={side}
      >
        <MinusGlyph />
      </button>
      <label className="grid min-w-0 justify-items-center leading-tight">
        <span className="flex max-w-full items-baseline gap-0.5">
          {unitFirst && mark}
          <input
            name="stake"
            inputMode="numeric"
            autoComplete="off"
            value={slip.stake ? digits(slip.stake / one, language) : ''}
            placeholder="0"
            onChange={(event) => set(read(event, slip.stake / one) * one)}
            onBlur={onLeave}
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return
              onLeave()
              press()
            }}
            style={{ width: `${Math.max(1, digits(slip.stake / one, language).length) + 0.3}ch` }}
            className="num max-w-full bg-transparent text-center font-bold text-16 outline-none placeholder:text-text-3"
          />
          {!unitFirst && mark}
        </span>
        <span className="max-w-full truncate text-12 text-text-3">{label}</span>
      </label>
      <button
        type="button"
        aria-label={say('play.more')}
        disabled={slip.stake >= known.limits.maximum}
        onClick={() => set(slip.stake + step)}
        className={side}
      >
        <PlusGlyph />
      </button>
    </div>
  )
}

const side = 'grid h-14 place-items-center text-text-2 hover:text-text disabled:text-text-3 disabled:opacity-50'
