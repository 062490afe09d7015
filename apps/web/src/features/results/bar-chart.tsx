import { cx } from '@maru/ui/cx.ts'
import { fillOf, type OutcomeTone } from './outcome-look.ts'

export type Bar = { key: string; label: string; times: number; tone?: OutcomeTone; said?: string }
type Props = {
  /** In words, for who does not see it. */
  summary: string
  bars: readonly Bar[]
  /** Where every bar would end if all came as often as expected. */
  expected?: number | undefined
  /** Figures above the bars. */
  figures?: boolean
  /** Only every so manieth bar is named. */
  everyLabel?: number
}

/** More bars than this stand close. */
const manyBars = 14
/** Room above the highest bar, for its figure. */
const headroom = 1.16

export function BarChart({ summary, bars, expected, figures = true, everyLabel = 1 }: Props) {
  const highest = Math.max(1, expected ?? 0, ...bars.map(({ times }) => times)) * headroom
  const gap = bars.length > manyBars ? 'gap-px' : 'gap-[3px] tablet:gap-1.5'
  return (
    <div role="img" aria-label={summary}>
      <div className={cx('relative flex h-33 items-end border-line-soft border-b', gap)}>
        {bars.map(({ key, times, tone, said }) => (
          <div key={key} title={said} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            {figures && (
              <span className="num relative z-1 self-center bg-surface-2 px-px text-12 text-text-2 leading-4">
                {times}
              </span>
            )}
            <i
              className={cx('block rounded-t-[3px]', !tone && 'bg-[color-mix(in_oklab,var(--text-3)_70%,transparent)]')}
              style={{ height: `${(times / highest) * 100}%`, ...(tone && { background: fillOf[tone] }) }}
            />
          </div>
        ))}
        {expected !== undefined && expected > 0 && (
          <i
            className="pointer-events-none absolute inset-x-0 border-moon border-t border-dashed"
            style={{ bottom: `${(expected / highest) * 100}%` }}
          />
        )}
      </div>
      <div className={cx('mt-1.5 flex', gap)}>
        {bars.map(({ key, label }, at) => (
          <span
            key={key}
            className={cx(
              'num min-w-0 flex-1 text-center text-12 text-text-2 leading-tight',
              // A word may break; a number runs over its neighbours on both sides, which are not named.
              everyLabel === 1 ? 'whitespace-normal!' : 'flex justify-center overflow-visible',
            )}
          >
            {everyLabel === 1 ? label : at % everyLabel === 0 && <span className="shrink-0">{label}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}
