import type { MiniSelection } from '@maru/contract'
import type { CombinationProblem } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { type OutcomeTone, toneOfOutcome } from './board.rules.ts'
import { usePriceText } from './price-text.ts'
import { useBounds } from './use-bounds.ts'

type Props = {
  name: string
  selection: MiniSelection
  price: number
  isChosen: boolean
  /** Bets are taken now. */
  isOpen: boolean
  /** Why it cannot be joined to what is chosen. */
  problem: CombinationProblem | undefined
  /** Name over price, where several stand side by side. */
  isTight: boolean
  /** Tab comes to this one. */
  isEntry: boolean
  onPress: () => void
}

/** One outcome and its price. One that cannot be had keeps its place and says why. */
export function OutcomeButton(props: Props) {
  const { name, selection, price, isChosen, isOpen, problem, isTight, isEntry, onPress } = props
  const say = useText('minigames')
  const { outcomeName, betName } = useMarketNames()
  const priceText = usePriceText()
  const move = useMove(price)
  const bound = useBounds()(selection)
  const reason = problem && say(`play.joining.${problem}`)
  const isOff = !isOpen || problem !== undefined
  return (
    <button
      type="button"
      data-outcome={name}
      tabIndex={isEntry ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      aria-label={[`${betName(selection.market, selection.outcome)} ${bound}`.trim(), priceText(price), reason]
        .filter(Boolean)
        .join(', ')}
      title={reason}
      onClick={isOff && !isChosen ? undefined : onPress}
      className={cx(
        'flex min-w-0 rounded-control bg-surface-3 px-3 text-left font-[650] text-14 transition-[background-color,transform] desk:px-4',
        isTight
          ? 'min-h-15 flex-col items-center justify-center gap-0.5 px-1! py-1.5 tablet:min-h-14 tablet:flex-row tablet:justify-between tablet:gap-1.5 tablet:px-2.5!'
          : 'min-h-12 items-center justify-between gap-2 py-1.5 tablet:min-h-14 tablet:max-desk:gap-1.5 tablet:max-desk:px-2.5',
        isChosen
          ? 'bg-accent! text-on-accent hover:bg-accent-hover!'
          : isOff
            ? 'bg-surface-1! text-text-3'
            : 'hover:bg-surface-hover active:translate-y-px',
      )}
    >
      <span
        className={cx(
          'flex min-w-0 items-center tablet:max-desk:gap-1.5',
          isTight ? 'gap-1.5 max-tablet:text-center' : 'gap-2',
        )}
      >
        <i
          aria-hidden="true"
          className={cx(
            'size-[9px] shrink-0 rounded-full',
            dots[toneOfOutcome(selection)],
            isChosen && 'shadow-[0_0_0_2px_var(--on-accent)]',
            isOff && !isChosen && 'opacity-40',
            // It says nothing of one of many, and a small phone needs its room.
            toneOfOutcome(selection) === 'other' && 'max-[429px]:hidden',
            isTight && 'max-tablet:hidden',
          )}
        />
        <span
          className={cx(
            'flex min-w-0 flex-wrap items-baseline gap-x-1.5 tablet:max-desk:gap-x-1',
            isTight && 'max-tablet:justify-center',
          )}
        >
          <PartedName name={outcomeName(selection.market, selection.outcome)} />{' '}
          {bound && <small className={cx('num font-medium text-12', !isChosen && 'text-text-3')}>{bound}</small>}
        </span>
      </span>{' '}
      <b
        className={cx(
          'num font-bold text-16',
          !isChosen && !isOff && (move === 'up' ? 'text-ok' : move === 'down' ? 'text-bad' : 'text-text'),
        )}
      >
        {priceText(price)}
        {move && <span aria-hidden="true">{move === 'up' ? ' ▲' : ' ▼'}</span>}
      </b>
    </button>
  )
}

/** The dot between two parts belongs to a line that holds both: where the second part has a line of its own, the clip takes the dot. */
function PartedName({ name }: { name: string }) {
  const [first, ...others] = name.split(' · ')
  if (others.length === 0) return <span>{name}</span>
  return (
    <span className="overflow-clip">
      <span className="-ml-3 flex flex-wrap">
        {[first, ...others].map((part, at) => (
          <Fragment key={part}>
            {/* Not shown between the two, and read between them. */}
            {at > 0 && ' '}
            <span className="before:inline-block before:w-3 before:text-center before:font-normal before:content-['·']">
              {part}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}

const dots: Record<OutcomeTone, string> = {
  first: 'bg-player-line',
  second: 'bg-banker-line',
  other: 'bg-tie-line',
}

const moveMs = 4_000

/** Which way a price went, for the seconds after it did. */
const useMove = (price: number): 'up' | 'down' | undefined => {
  const before = useRef(price)
  const [move, setMove] = useState<'up' | 'down'>()
  useEffect(() => {
    if (before.current === price) return
    setMove(price > before.current ? 'up' : 'down')
    before.current = price
    const timer = setTimeout(() => setMove(undefined), moveMs)
    return () => clearTimeout(timer)
  }, [price])
  return move
}
