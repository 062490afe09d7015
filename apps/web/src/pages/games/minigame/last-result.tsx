import type { MiniDrawOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Balls } from '@maru/ui/ball.tsx'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { PlayGlyph } from '@maru/ui/glyphs.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import type { useDrawShow } from '../../../features/minigame/use-draw-show.ts'
import { DrawnNumbers } from '../../../features/results/drawn-numbers.tsx'
import { OutcomeMark } from '../../../features/results/outcome-mark.tsx'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { useLayout } from '../../../shared/navigation/index.ts'

type Props = { known: Slots; show: ReturnType<typeof useDrawShow> }

/** What the draw before came to; a press shows it once more. */
export function LastResult({ known: { game }, show }: Props) {
  const say = useText('minigames')
  const last = show.results.find(({ draw }) => draw !== null)
  const layout = useLayout()
  // More numbers than one line of a phone holds stand below the rest.
  const isLong = game === 'speedkino' || game === 'powerladder'
  const isLadder = game === 'powerladder' || game === 'kinoladder'
  if (!last?.draw) return show.results.length > 0 || !show.isRevealed ? null : <Skeleton className="h-8 w-56" />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-2 tablet:grid tablet:justify-items-end tablet:gap-2.5">
      <div className="contents items-center justify-end gap-2 tablet:flex">
        <span className="num text-12 text-text-3">
          {say(layout === 'mobile' ? 'play.round' : 'play.lastResult', { number: last.number })}
        </span>
        <Button
          kind="ghost"
          size="sm"
          icon={<PlayGlyph size={14} />}
          disabled={show.shown !== undefined}
          onClick={() => show.replay(last)}
          className={cx(
            '-my-2 -mr-2.5 bg-transparent! px-2.5! max-tablet:size-11! max-tablet:bg-surface-2!',
            isLong ? 'max-tablet:order-1' : 'min-[360px]:max-tablet:order-last',
            game === 'kinoladder' && 'max-tablet:order-last',
          )}
        >
          <span className="max-tablet:sr-only">{say('play.replay')}</span>
        </Button>
      </div>
      {game === 'powerball' ? (
        <PowerballNumbers draw={last.draw} />
      ) : (
        <DrawnNumbers
          draw={game === 'kinoladder' ? { ...last.draw, numbers: last.draw.numbers.slice(0, 1) } : last.draw}
          size={game === 'speedkino' ? 'sm' : 'md'}
          isLadder={isLadder}
          className={cx('tablet:max-w-78 tablet:justify-end', isLong && 'max-tablet:order-2 max-tablet:basis-full')}
        />
      )}
      {isLadder && (
        <span className="flex gap-1.5">
          {['start', 'lines', 'parity'].map((market) => {
            const outcome = last.winners[market]
            return outcome && <OutcomeMark key={market} market={market} outcome={outcome} />
          })}
        </span>
      )}
    </div>
  )
}

/** Large, and lit from one side, as the machine shows them. */
function PowerballNumbers({ draw: { numbers, powerBall } }: { draw: MiniDrawOut }) {
  const say = useText('minigames')
  return (
    <Balls
      label={say('results.ballsSaid', { numbers: numbers.join(', '), ball: powerBall ?? '' })}
      size="lg"
      items={[
        ...numbers.map((number) => ({ key: `n${number}`, text: number })),
        { key: 'power', tone: 'moon' as const, text: powerBall },
      ]}
      className="[&>*:last-child]:bg-[radial-gradient(circle_at_34%_28%,#fffaf0,var(--focus)_55%,#d9bd84)] [&>*]:bg-[radial-gradient(circle_at_34%_28%,#4a5270,var(--surface-3)_60%)] max-[359px]:[&>*]:size-6.5! max-tablet:[&>*]:size-7.5! max-tablet:[&>*]:text-14!"
    />
  )
}
