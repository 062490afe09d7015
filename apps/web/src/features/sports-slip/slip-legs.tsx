import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { CloseGlyph, LockGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import type { Leg } from './betting.rules.ts'
import { PinGlyph } from './marks.tsx'
import type { SportBetting } from './use-sport-betting.ts'

/** Every selection with its price as it is now. A system numbers them, and its pin marks a banker. */
export function SlipLegs({ betting }: { betting: SportBetting }) {
  const { legs, mode } = betting
  const isSystem = mode === 'system' && legs.length > 1
  return (
    <ol className="divide-y divide-line-soft">
      {legs.map((leg, at) => (
        <li
          key={leg.name}
          className={cx(
            'flex items-center gap-2.5',
            isSystem ? 'min-h-13 py-1.5' : 'min-h-15.5 py-2',
            isSystem && leg.isBanker && '-mx-4.5 bg-accent-tint px-4.5',
          )}
        >
          {isSystem && <Pin leg={leg} betting={betting} />}
          <div className={cx('min-w-0 flex-1', leg.isOff && 'text-text-3')}>
            <div className="flex items-baseline gap-2">
              {isSystem && <LineMark number={at + 1} isBanker={leg.isBanker} />}
              <b className="min-w-0 break-words font-[650] text-14 leading-snug">{leg.outcomeName}</b>
            </div>
            {/* A system has many: its lines stand below them. */}
            <p
              className={cx('mt-0.5 text-12 text-text-3 leading-snug', isSystem ? 'truncate' : 'text-balance')}
              title={isSystem ? `${leg.home} – ${leg.away} · ${leg.marketName}` : undefined}
            >
              {leg.home} – {leg.away} · {leg.marketName}
            </p>
          </div>
          <Price leg={leg} />
          <Remove leg={leg} betting={betting} />
        </li>
      ))}
    </ol>
  )
}

/** The number of a selection, as its lines name it. */
export function LineMark({ number, isBanker }: { number: number; isBanker: boolean }) {
  return (
    <span
      className={cx(
        'num grid size-5 shrink-0 place-items-center rounded-[6px] font-bold text-12 leading-none',
        isBanker ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text',
      )}
    >
      {number}
    </span>
  )
}

function Pin({ leg, betting }: { leg: Leg; betting: SportBetting }) {
  const say = useText('sports-slip')
  return (
    <button
      type="button"
      aria-pressed={leg.isBanker}
      aria-label={say('leg.banker', { outcome: leg.outcomeName })}
      title={say('leg.bankerNote')}
      disabled={betting.isHeld}
      onClick={() => betting.toggleBanker(leg)}
      className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2 hover:bg-surface-hover aria-pressed:bg-accent aria-pressed:text-on-accent touch:size-11"
    >
      <PinGlyph />
    </button>
  )
}

function Price({ leg }: { leg: Leg }) {
  const say = useText('sports-slip')
  const { text } = useOddsFormat()
  if (leg.isOff)
    return (
      <span className="flex items-center gap-1.5 text-12 text-warn">
        <LockGlyph size={16} />
        {say('leg.closed')}
      </span>
    )
  if (leg.move === 'same') return <b className="num font-bold text-15">{text(leg.offered)}</b>
  return (
    <span className="num whitespace-nowrap text-right leading-snug">
      <span className="sr-only">{say('leg.before')}</span>
      <s className="mr-1.5 text-13 text-text-3">{text(leg.price)}</s>
      <span className="sr-only">{say(`leg.${leg.move}`)}</span>
      <b className={cx('font-bold text-15', leg.move === 'up' ? 'text-ok' : 'text-bad')}>
        <span aria-hidden="true" className="mr-0.5 text-12">
          {leg.move === 'up' ? '▲' : '▼'}
        </span>
        {text(leg.offered)}
      </b>
    </span>
  )
}

function Remove({ leg, betting }: { leg: Leg; betting: SportBetting }) {
  const say = useText('sports-slip')
  return (
    <IconButton
      label={say('leg.remove', { outcome: leg.outcomeName })}
      size="sm"
      disabled={betting.isHeld}
      onClick={() => betting.remove(leg)}
      className="-mr-2.5"
    >
      <CloseGlyph size={16} />
    </IconButton>
  )
}
