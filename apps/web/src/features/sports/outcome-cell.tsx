import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { LockGlyph } from '@maru/ui/glyphs.tsx'
import { memo, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import { toggleSelection, useIsOn } from '../../shared/sports/slip-store.ts'
import { pickOf } from './pick-of.ts'
import { EventStoreContext, useIsOpen, useOutcome } from './store/use-store.ts'

type Props = {
  event: string
  market: string
  outcome: string
  /** Short, over or beside the price. */
  label: ReactNode
  /** For who cannot see what stands around. */
  name: string
  /** Label over price, where the cell is narrow. */
  isTight?: boolean
  /** All of a name whose label is a short one. */
  title?: string
  className?: string
}

/** One outcome and its price. One that cannot be had keeps its place under a lock. */
export const OutcomeCell = memo(function OutcomeCell(props: Props) {
  const { event, market, outcome, label, name, isTight = false, title, className } = props
  const say = useText('sports-pages')
  const { text: priceText } = useOddsFormat()
  const store = use(EventStoreContext)
  const { price = null, isActive = false } = useOutcome(event, market, outcome) ?? {}
  const isOpen = useIsOpen(event, market) && isActive && price !== null
  const isPicked = useIsOn(event, market, outcome)
  const move = useMove(isOpen ? price : null)
  const take = (): void => {
    const pick = pickOf(store, event, market, outcome)
    if (pick) toggleSelection(pick)
  }
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      // One that is chosen can be let go under a lock, too.
      disabled={!isOpen && !isPicked}
      title={title}
      onClick={take}
      className={cx(
        'flex min-w-0 rounded-control font-medium text-12 transition-[background-color,transform] active:translate-y-px',
        isTight
          ? 'min-h-11.5 flex-col items-center justify-center px-1 leading-[1.3] tablet:min-h-11'
          : 'min-h-11.5 items-center justify-between gap-1 px-2.5 tablet:min-h-11 desk:px-3',
        isPicked
          ? 'bg-accent text-on-accent hover:bg-accent-hover'
          : isOpen
            ? 'bg-surface-3 text-text-2 hover:bg-surface-hover'
            : 'bg-surface-1 text-text-3 shadow-[inset_0_0_0_1px_var(--line-soft)]',
        className,
      )}
    >
      <span className="sr-only">{isOpen ? `${name}, ` : say('cell.locked', { name })}</span>
      <span className={cx('line-clamp-3 min-w-0 max-w-full leading-[1.25] wrap-anywhere', !isTight && 'text-left')}>
        {label}
      </span>
      {isOpen ? (
        <b
          data-price={price}
          className={cx(
            'num font-bold text-15 leading-[1.2]',
            isTight && 'max-[359px]:text-13',
            !isPicked && (move === 'up' ? 'text-ok' : move === 'down' ? 'text-bad' : 'text-text'),
          )}
        >
          {move && (
            <span aria-hidden="true" className="mr-0.5 text-12">
              {move === 'up' ? '▲' : '▼'}
            </span>
          )}
          {priceText(price)}
        </b>
      ) : (
        <LockGlyph size={14} />
      )}
    </button>
  )
})

const moveMs = 4_000

/** Which way a price went, for the seconds after it did. */
const useMove = (price: number | null): 'up' | 'down' | undefined => {
  const before = useRef(price)
  const [move, setMove] = useState<'up' | 'down'>()
  useEffect(() => {
    const last = before.current
    before.current = price
    if (last === price || last === null || price === null) return setMove(undefined)
    setMove(price > last ? 'up' : 'down')
    const timer = setTimeout(() => setMove(undefined), moveMs)
    return () => clearTimeout(timer)
  }, [price])
  return move
}
