import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { cx } from '@maru/ui/cx.ts'
import { MinusGlyph, PlusGlyph } from '@maru/ui/glyphs.tsx'
import { useWholeTyping } from '@maru/ui/whole-typing.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { digits, manWon, money, oneUnit, shortMoney } from '../../shared/format/money.ts'
import { useMoneyUnit } from '../../shared/format/sum.tsx'
import { siteOption } from '../../shared/support/site-option.ts'
import type { SportBetting } from './use-sport-betting.ts'
import { useStakeText } from './use-stake-text.ts'

const mostPresets = 4

const useStakes = ({ sums, quote, cash, stake }: SportBetting) => {
  const one = oneUnit()
  const presets = (useQuery(siteOption).data?.quickAmounts ?? []).slice(0, mostPresets)
  const lines = Math.max(1, sums?.lines ?? 1)
  // The most that all lines together may cost, shared by them.
  const room = Math.min(quote?.mostStake ?? Number.MAX_SAFE_INTEGER, cash ?? Number.MAX_SAFE_INTEGER)
  const most = quote ? Math.floor(room / lines / one) * one : undefined
  return { one, presets, lines, most, stake }
}

const useLabel = ({ sums }: SportBetting): string => {
  const say = useText('sports-slip')
  return sums && sums.lines > 1 ? say('stake.each', { count: sums.lines }) : say('stake.label')
}

/** Beside the list: typed, or raised by presets. */
export function StakeField({ betting }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const sayCommon = useText('common')
  const language = useLanguage()
  const { one, presets, most } = useStakes(betting)
  const problem = useStakeText(betting)
  const label = useLabel(betting)
  return (
    <div className="grid gap-2">
      <AmountPicker
        name="stake"
        label={label}
        kind="plain"
        size="md"
        narrow
        disabled={betting.isHeld}
        value={betting.stake / one}
        onChange={(whole) => betting.change({ stake: whole * one })}
        presets={presets.slice(0, 3).map((units) => units / one)}
        format={(whole) => digits(whole, language)}
        formatPreset={(whole) => `+${shortMoney(whole * one, language)}`}
        say={(whole) => manWon(whole * one, language)}
        {...useMoneyUnit()}
        clearLabel={sayCommon('action.clear')}
        error={problem}
      />
      {most !== undefined && most > 0 && (
        <button
          type="button"
          disabled={betting.isHeld}
          onClick={() => betting.change({ stake: most })}
          className="num justify-self-end text-12 text-text-2 underline decoration-text-3 underline-offset-4 hover:text-text touch:min-h-11"
        >
          {say('stake.most', { sum: money(most, language) })}
        </button>
      )}
    </div>
  )
}

/** In the sheet of a phone: all within reach of a thumb. */
export function StakeStepper({ betting }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const { unit, unitFirst } = useMoneyUnit()
  const { one, presets, most } = useStakes(betting)
  const problem = useStakeText(betting)
  const label = useLabel(betting)
  const problemId = useId()
  const read = useWholeTyping((whole) => digits(whole, language))
  const { stake, change, cash, isHeld } = betting
  const set = (next: number) => change({ stake: Math.max(0, next) })
  const step = presets[0] ?? one
  const mark = <small className="font-medium text-16">{unit}</small>
  const under = [manWon(stake, language), cash !== undefined && say('stake.cash', { sum: money(cash, language) })]
  return (
    <fieldset disabled={isHeld} className="grid gap-2">
      <div
        className={cx(
          'grid grid-cols-[56px_minmax(0,1fr)_56px] items-center rounded-card bg-surface-1 p-2 text-center has-[input:focus]:shadow-[inset_0_0_0_2px_var(--accent)]',
          problem ? 'shadow-[inset_0_0_0_1.5px_var(--bad)]' : 'shadow-[inset_0_0_0_1px_var(--line-control)]',
        )}
      >
        <button
          type="button"
          aria-label={say('stake.less')}
          disabled={stake === 0}
          onClick={() => set(stake - step)}
          className={side}
        >
          <MinusGlyph />
        </button>
        <label className="grid min-w-0 justify-items-center gap-0.5">
          <span className="sr-only">{label}</span>
          <span className="flex max-w-full items-baseline gap-0.5">
            {unitFirst && mark}
            <input
              name="stake"
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId : undefined}
              value={stake ? digits(stake / one, language) : ''}
              placeholder="0"
              onChange={(event) => set(read(event, stake / one) * one)}
              style={{ width: `${Math.max(1, digits(stake / one, language).length) + 0.3}ch` }}
              className="num max-w-full bg-transparent text-center font-bold text-28 leading-tight outline-none placeholder:text-text-3"
            />
            {!unitFirst && mark}
          </span>
          <span className="num max-w-full truncate text-12 text-text-3">
            {under.filter(Boolean).join(' · ') || label}
          </span>
        </label>
        <button type="button" aria-label={say('stake.more')} onClick={() => set(stake + step)} className={side}>
          <PlusGlyph />
        </button>
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {presets.map((units) => (
          <button
            key={units}
            type="button"
            aria-pressed={stake === units}
            onClick={() => set(units)}
            className={preset}
          >
            {shortMoney(units, language)}
          </button>
        ))}
        <button
          type="button"
          disabled={!most}
          aria-pressed={most !== undefined && most > 0 && stake === most}
          onClick={() => most !== undefined && set(most)}
          className={preset}
        >
          {say('stake.max')}
        </button>
      </div>
      <p id={problemId} role="status" className="text-13 text-bad leading-normal empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}

const side =
  'grid size-14 place-items-center rounded-control bg-surface-3 text-text hover:bg-surface-hover disabled:text-text-3'
const preset =
  'num h-12 min-w-0 rounded-control bg-surface-3 px-0.5 font-[650] text-14 hover:bg-surface-hover aria-pressed:bg-accent-tint aria-pressed:text-accent disabled:text-text-3'
