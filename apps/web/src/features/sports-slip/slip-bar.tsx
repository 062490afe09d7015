import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import { Suspense, useEffect, useState } from 'react'
import { SumDigits } from '../../shared/format/sum.tsx'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import { lazyPart } from '../../shared/parts/lazy-part.ts'
import { wholePriceText } from '../../shared/sports/odds-format.ts'
import { useSportBetting } from './use-sport-betting.ts'

const loadSheet = () => import('./slip-sheet.tsx').then((m) => ({ default: m.SlipSheet }))
// A sheet weighs more than the bar: it comes when there is something to open.
const SlipSheet = lazyPart(loadSheet)

/** On a narrow page: what is chosen and what it may win, above the tabs; a press opens the whole slip. */
export function SlipBar() {
  const say = useText('sports-slip')
  const language = useLanguage()
  const sumName = useSumName()
  const betting = useSportBetting()
  const [isOpen, setOpen] = useState(false)
  const { legs, sums, isOff, hasMoved, shown, isHeld } = betting
  const count = legs.length
  useEffect(() => {
    if (count > 0) loadSheet().catch(() => undefined)
  }, [count])
  const isEmpty = count === 0 && !shown
  return (
    <>
      {!isEmpty && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={cx(
            'fixed inset-x-3 bottom-[calc(72px+env(safe-area-inset-bottom))] z-(--z-bar) mx-auto flex min-h-14 max-w-[576px] animate-[maru-rise_var(--m-base)_var(--ease-out)] items-center gap-2.5 rounded-card bg-surface-3 py-1.5 pr-4 pl-3.5 text-left shadow-3 ring-1 ring-inset tablet:bottom-3 tablet:left-16',
            isOff || hasMoved ? 'ring-warn' : 'ring-accent',
          )}
        >
          {count > 0 && (
            <Badge label={say('slip.count', { count })} className="h-5.5! min-w-5.5!">
              {count}
            </Badge>
          )}
          <span className="min-w-0 flex-1 leading-tight">
            <b className="block truncate font-bold text-14">{say('slip.title')}</b>
            <span className={cx('num block truncate text-12', isOff || hasMoved ? 'text-warn' : 'text-text-2')}>
              {isHeld
                ? say('ticket.waiting')
                : count === 0
                  ? say('bar.last')
                  : isOff
                    ? say('press.closed')
                    : hasMoved
                      ? say('bar.moved')
                      : sums?.price
                        ? say('odds.times', { price: wholePriceText(sums.price, language) })
                        : sums && say('sums.lineCount', { count: sums.lines })}
            </span>
          </span>
          {sums && sums.stake > 0 && (
            <span className="num flex flex-wrap items-baseline justify-end gap-x-1 text-right text-13">
              <span>{sumName(sums.stake)} →</span>
              <b className="font-bold text-money">
                <SumDigits units={sums.win} />
              </b>
            </span>
          )}
          <DownGlyph size={16} className="shrink-0 rotate-180" />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <SlipSheet betting={betting} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
