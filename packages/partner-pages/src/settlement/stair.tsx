import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useHost } from '../host/host.ts'
import type { WhyOf } from './why.tsx'

/** How the rate of the whole chain divides, from the lowest level up: each begins where the one below it ends. */
export function Stair({ levels }: { levels: WhyOf['levels'] }) {
  const say = useText('partner')
  const { formats } = useHost()
  const whole = Math.max(
    1,
    levels.reduce((sum, { shareBp }) => sum + shareBp, 0),
  )
  let from = 0
  const rows = levels.map((level) => {
    const row = { ...level, from }
    from += level.shareBp
    return row
  })
  return (
    <ol className="grid grid-cols-[fit-content(9rem)_minmax(0,1fr)_auto] gap-2 text-12">
      {rows.map(({ tier, isOwn, shareBp, amount, from: start }) => (
        <li key={`${tier} ${start}`} className="col-span-full grid grid-cols-subgrid items-center">
          <span className={cx('truncate', isOwn && 'font-bold')}>
            {say(`tier.${tier}`)}
            {isOwn && ` · ${say('tree.own')}`}
          </span>
          <span aria-hidden="true" className="relative h-4">
            <i
              className={cx('absolute inset-y-0 min-w-0.5 rounded-[3px]', isOwn ? 'bg-money' : 'bg-text-3/60')}
              style={{ left: `${(start / whole) * 100}%`, width: `${(shareBp / whole) * 100}%` }}
            />
          </span>
          <span className={cx('num text-right', isOwn ? 'font-bold text-money' : 'text-text-2')}>
            {formats.sum(amount)}
          </span>
        </li>
      ))}
    </ol>
  )
}
