import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { type FormEvent, useEffect, useRef } from 'react'
import { percent, shortMoney } from '../../shared/format/money.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import { useMedia } from '../../shared/media/use-media.ts'
import { Link } from '../../shared/navigation/index.ts'
import { isUnanswered } from '../../shared/request/attempt.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { hasCombinations } from './price-book.rules.ts'
import { SlipActions } from './slip-actions.tsx'
import { SlipBets } from './slip-bets.tsx'
import { StakeField } from './stake-field.tsx'
import type { Betting } from './use-betting.ts'
import { usePressText } from './use-press-text.ts'

type Props = {
  betting: Betting
  /** In a sheet that scrolls the press stays at its foot. */
  isSheet?: boolean
}

/** So many bets beside the markets stand one in a line, and in a low window all of them, so that own bets have room below. */
const denseFrom = 3
const lowWindow = '(max-height: 859px)'

/** What is chosen, what it costs, what it may win, and the one press. Enter in the amount presses it, too. */
export function SlipForm({ betting, isSheet = false }: Props) {
  const say = useText('minigames')
  const { bets, slip, known, total, toWin, isBusy, wrong } = betting
  const press = usePressText(betting)
  const isLow = useMedia(lowWindow)
  const isDense = !isSheet && (isLow || bets.length >= denseFrom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    betting.press()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="px-4.5">
        {hasCombinations(known.game, known) && (
          <Segmented
            full
            label={say('play.mode.label')}
            value={slip.isCombined ? 'combined' : 'singles'}
            onChange={(mode) => betting.combine(mode === 'combined')}
            options={[
              { value: 'singles', label: say('play.mode.singles') },
              { value: 'combined', label: say('play.mode.combined') },
            ]}
            className="mt-3.5"
          />
        )}
        {bets.length === 0 ? (
          <Empty art={false} title={say('play.slip.empty')} className={isDense ? 'px-0! py-3!' : 'px-0! py-6!'}>
            {say(slip.isCombined ? 'play.slip.emptyCombined' : 'play.slip.emptyText')}
          </Empty>
        ) : (
          <SlipBets betting={betting} isDense={isDense} />
        )}
      </div>
      <div className={cx('grid border-line-soft border-t px-4.5 pb-3', isDense ? 'gap-2.5 pt-3' : 'gap-3 pt-4')}>
        <SlipActions betting={betting} />
        <StakeField betting={betting} isDense={isDense} />
        {isSheet && <Bounds betting={betting} />}
        <dl
          className={cx(
            'grid [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&_dt]:text-text-2',
            isDense ? 'gap-1' : 'gap-1.5',
          )}
        >
          <div>
            <dt>{say('play.total')}</dt>
            <dd className="font-bold">
              <PlainSum units={total} />
            </dd>
          </div>
          <div>
            <dt>{say(bets.length > 1 ? 'play.allWin' : 'play.toWin')}</dt>
            <dd>
              <Sum units={toWin} className={isDense ? 'text-18' : 'text-22'} />
            </dd>
          </div>
        </dl>
        <Trouble betting={betting} />
      </div>
      <div
        className={cx(
          'grid gap-3 px-4.5',
          isDense ? 'pb-3.5' : 'pb-4.5',
          isSheet && 'sticky bottom-0 border-line-soft border-t bg-surface-2 pt-3 pb-3!',
        )}
      >
        <Button
          type="submit"
          kind="filled"
          size="lg"
          full
          disabled={press.isOff}
          busy={isBusy}
          busyLabel={say('play.busy')}
          className="num px-3!"
        >
          {press.text}
        </Button>
        {!isSheet && !isDense && <Bounds betting={betting} />}
        {wrong === 'B6000' && (
          <Link to="charge" className="justify-self-center text-13 text-text-2 underline underline-offset-4">
            {say('play.deposit')}
          </Link>
        )}
      </div>
    </form>
  )
}

function Bounds({ betting: { known, bets } }: { betting: Betting }) {
  const say = useText('minigames')
  const language = useLanguage()
  const { minimum, maximum } = known.limits
  const returns = bets.map(({ returnBp }) => returnBp)
  const least = returns.length > 0 ? Math.min(...returns) : undefined
  return (
    <p className="num text-center text-12 text-text-3">
      {shortMoney(minimum, language)} – {shortMoney(maximum, language)}
      {least !== undefined && <> · {say('play.return', { percent: percent(least, language) })}</>}
    </p>
  )
}

/** Why the press as a whole came to nothing. */
function Trouble({ betting: { problem } }: { betting: Betting }) {
  const say = useText('minigames')
  const problemText = useProblemText()
  const note = useRef<HTMLDivElement>(null)
  // In a slip that opens from the foot it would stand below the edge.
  useEffect(() => {
    if (problem) note.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  const code = isCallError(problem) ? problem.code : undefined
  return (
    <div ref={note} className="scroll-mb-22">
      <ErrorNote title={problemText(problem)} code={isCallError(problem, 'OFFLINE', 'BROKEN') ? undefined : code}>
        {say(isUnanswered(problem) ? 'play.unanswered' : 'play.refusedSafe')}
      </ErrorNote>
    </div>
  )
}
