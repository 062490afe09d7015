import { type CallCode, CallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { CloseGlyph, WarnGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { Suspense } from 'react'
import { money } from '../../shared/format/money.ts'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { lazyPart } from '../../shared/parts/lazy-part.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { usePriceText } from './price-text.ts'
import type { SlipBet } from './slip.rules.ts'
import type { Betting } from './use-betting.ts'
import { useBounds } from './use-bounds.ts'

// It comes with the first refusal.
const LimitRest = lazyPart(() => import('../../shared/limits/limit-rest.tsx').then((m) => ({ default: m.LimitRest })))

/** Every bet of the slip with its price; at its place why it was refused, or that its price has moved. */
export function SlipBets({ betting, isDense }: { betting: Betting; isDense: boolean }) {
  const { bets, slip, toggle } = betting
  return (
    <ul
      className={cx(
        'divide-y divide-line-soft',
        isDense && '-mr-2.5 mt-2 max-h-[max(7.25rem,calc(100dvh-820px))] overflow-y-auto pr-2.5 [scrollbar-width:thin]',
      )}
    >
      {bets.map((bet) => (
        <li key={bet.key} className={cx('grid gap-1.5', isDense ? 'py-2' : 'py-3')}>
          {slip.isCombined && bet.selections.length > 1 ? (
            <Combination bet={bet} betting={betting} />
          ) : (
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <Named selection={bet.selections[0]} />
                {!isDense && <Under betting={betting} />}
              </div>
              <Price bet={bet} />
              <Remove selection={bet.selections[0]} toggle={toggle} />
            </div>
          )}
          <Note bet={bet} betting={betting} />
        </li>
      ))}
    </ul>
  )
}

type Selection = SlipBet['selections'][number]

function Named({ selection }: { selection: Selection | undefined }) {
  const { betName } = useMarketNames()
  const boundOf = useBounds()
  if (!selection) return null
  return (
    <b className="font-[650] text-14">
      {betName(selection.market, selection.outcome)}{' '}
      <span className="num font-medium text-13 text-text-2">{boundOf(selection)}</span>
    </b>
  )
}

function Under({ betting: { known, slip } }: { betting: Betting }) {
  const say = useText('minigames')
  const language = useLanguage()
  return (
    <div className="num flex flex-wrap gap-x-2 text-12 text-text-3">
      <span>{say('play.round', { number: known.round.number })}</span>
      {slip.stake > 0 && <span>{money(slip.stake, language)}</span>}
    </div>
  )
}

function Combination({ bet, betting }: { bet: SlipBet; betting: Betting }) {
  const say = useText('minigames')
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <b className="font-[650] text-14">{say('play.combinationOf', { count: bet.selections.length })}</b>
          <Under betting={betting} />
        </div>
        <Price bet={bet} />
      </div>
      <ul className="ml-1 border-line border-l-2 pl-2.5">
        {bet.selections.map((selection) => (
          <li key={`${selection.market} ${selection.outcome}`} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <Named selection={selection} />
            </span>
            <Remove selection={selection} toggle={betting.toggle} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Price({ bet: { price, seenPrice } }: { bet: SlipBet }) {
  const say = useText('minigames')
  const text = usePriceText()
  if (price === seenPrice) return <b className="num font-bold text-15 leading-snug">{text(price)}</b>
  return (
    <span className="num text-right leading-snug">
      <span className="sr-only">{say('play.moved.from')}</span>
      <s className="text-13 text-text-3">{text(seenPrice)}</s>
      <span aria-hidden="true" className="mx-1 text-12 text-text-3">
        →
      </span>
      <span className="sr-only">{say('play.moved.to')}</span>
      <b className="font-bold text-15 text-warn">{text(price)}</b>
    </span>
  )
}

function Remove({ selection, toggle }: { selection: Selection | undefined; toggle: Betting['toggle'] }) {
  const say = useText('minigames')
  const { betName } = useMarketNames()
  if (!selection) return null
  return (
    <IconButton
      label={say('play.remove', { bet: betName(selection.market, selection.outcome) })}
      size="sm"
      onClick={() => toggle(selection)}
      className="-my-2 -mr-2.5"
    >
      <CloseGlyph size={16} />
    </IconButton>
  )
}

function Note({ bet, betting }: { bet: SlipBet; betting: Betting }) {
  const say = useText('minigames')
  const problemText = useProblemText()
  const refused = betting.refused[bet.key]
  const isMoved = bet.price !== bet.seenPrice
  if (!refused && !isMoved) return null
  const text =
    refused && refused.code !== 'B6006'
      ? problemText(new CallError(refused.code as CallCode, ''))
      : say('play.moved.note')
  return (
    <p
      role="alert"
      className="flex items-start gap-1.5 text-12 text-text-2 leading-normal [&>svg]:mt-px [&>svg]:shrink-0 [&>svg]:text-warn"
    >
      <WarnGlyph size={16} />
      <span>
        {text} {refused && <span className="num text-text-3">({refused.code})</span>}
        {refused && (
          <Suspense>
            <LimitRest code={refused.code} />
          </Suspense>
        )}
      </span>
    </p>
  )
}
