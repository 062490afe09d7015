import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import type { FormEvent } from 'react'
import { money } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { useMedia } from '../../shared/media/use-media.ts'
import { Link } from '../../shared/navigation/index.ts'
import { wholePriceText } from '../../shared/sports/odds-format.ts'
import { slipModes } from '../../shared/sports/slip.rules.ts'
import { winsWithOneLost } from './betting.rules.ts'
import { SlipLegs } from './slip-legs.tsx'
import { SlipNotes } from './slip-notes.tsx'
import { SlipSettings } from './slip-settings.tsx'
import { StakeField, StakeStepper } from './stake-choice.tsx'
import { SystemChoice, SystemLines } from './system-choice.tsx'
import { TicketShown } from './ticket-shown.tsx'
import { usePressText } from './use-press-text.ts'
import type { SportBetting } from './use-sport-betting.ts'

// Here the foot would cover an amount that lies below what is chosen.
const lowScreen = '(max-height: 600px)'

/** What is chosen, what it costs, what it may win, and the one press, which stays at the foot however many lines there are; beside a list the amount, too. */
export function SlipForm({ betting, isSheet = false }: { betting: SportBetting; isSheet?: boolean }) {
  const say = useText('sports-slip')
  const { legs, mode, isBusy, isHeld } = betting
  const press = usePressText(betting)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    betting.press()
  }
  const isSystem = mode === 'system' && legs.length > 1
  // A system is too long for an amount below it.
  const isAmountFirst = (useMedia(lowScreen) || isSystem) && isSheet && legs.length > 0
  const isBare = !isSheet && legs.length === 0 && !isHeld && !isBusy
  return (
    <form noValidate onSubmit={submit} className="min-w-0">
      <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-3', !isSheet && 'px-4.5 pt-3.5')}>
        <TicketShown betting={betting} />
        <Segmented
          full
          label={say('mode.label')}
          value={mode}
          onChange={(next) => betting.change({ mode: next })}
          options={slipModes.map((value) => ({ value, label: say(`mode.${value}`), disabled: isHeld }))}
        />
        {isAmountFirst && <StakeStepper betting={betting} />}
        {isSystem && <SystemChoice betting={betting} />}
        {legs.length === 0 ? (
          <Empty art={false} title={say('slip.empty')} className="px-0! py-6!">
            {say('slip.emptyText')}
          </Empty>
        ) : (
          <SlipLegs betting={betting} />
        )}
      </div>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-3 border-line-soft border-t pt-4',
          isSheet ? 'mt-1' : 'mt-1 px-4.5 pb-3 empty:hidden',
        )}
      >
        {isSystem && <SystemLines betting={betting} />}
        <SlipNotes betting={betting} />
        {isSheet && !isAmountFirst && <StakeStepper betting={betting} />}
        <OneLost betting={betting} />
      </div>
      <div
        className={cx(
          'grid gap-2.5',
          isSheet
            ? '-bottom-[max(16px,env(safe-area-inset-bottom))] sticky z-1 -mx-4 border-line-soft border-t bg-surface-1 px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] lying:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lying:items-center lying:gap-4'
            : 'sticky bottom-0 z-1 border-line-soft border-t bg-surface-2 px-4.5 pt-3 pb-3',
          isBare && 'hidden',
        )}
      >
        {!isSheet && <StakeField betting={betting} />}
        <WinSum betting={betting} />
        <Button
          type="submit"
          kind="filled"
          size="lg"
          full
          disabled={press.isOff && !isHeld}
          busy={isBusy || isHeld}
          busyLabel={isHeld ? press.text : say('press.busy')}
          className={cx('num whitespace-normal px-3! leading-tight', isSheet && 'h-14!')}
        >
          {press.text}
        </Button>
        {betting.stakeProblem === 'cash' ? (
          <Link
            to="charge"
            className="inline-flex items-center justify-self-center text-13 text-text-2 underline underline-offset-4 touch:min-h-11"
          >
            {say('press.deposit')}
          </Link>
        ) : (
          isSheet && (
            <p className="text-center text-12 text-text-3 [@media(max-height:600px)]:hidden">{say('slip.frozen')}</p>
          )
        )}
      </div>
      <div className={isSheet ? undefined : 'px-4.5 pt-1 pb-2'}>
        {!isSheet && <p className="text-12 text-text-3">{say('slip.frozen')}</p>}
        <SlipSettings betting={betting} />
      </div>
    </form>
  )
}

/** Above the press: what it costs or multiplies, and what it may win. */
function WinSum({ betting: { sums, legs } }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  if (!sums) return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-13 text-text-2">
        {sums.price === null
          ? say('sums.lineCount', { count: sums.lines })
          : legs.length > 1
            ? say('sums.folds', { count: legs.length })
            : say('sums.price')}{' '}
        <b className="num font-bold text-14 text-text">
          {sums.price === null ? money(sums.stake, language) : wholePriceText(sums.price, language)}
        </b>
      </span>
      <span className="flex items-baseline gap-2 text-13 text-text-3">
        {say(sums.lines > 1 ? 'sums.allWin' : 'sums.ifWon')}
        <Sum units={sums.win} className="text-22" />
      </span>
    </p>
  )
}

/** Of a system: what it pays where one of them is lost. */
function OneLost({ betting: { sums, slip, legs, mode } }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const range = sums && mode === 'system' && legs.length > 1 ? winsWithOneLost(slip, sums.stake) : undefined
  if (!range) return null
  return (
    <dl className="flex items-baseline justify-between gap-3">
      <dt className="text-13 text-text-2">
        {say(legs.some(({ isBanker }) => isBanker) ? 'sums.oneLostBeside' : 'sums.oneLost')}
      </dt>
      <dd className="tabular-nums text-right font-semibold">
        {money(range.least, language)} – {money(range.most, language)}
      </dd>
    </dl>
  )
}
