import type { Draw } from '@maru/draws'
import { type Say, useLanguage, useText } from '@maru/i18n/react'
import { Ball } from '@maru/ui/ball.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Moon, moonArc, moonCheck, moonCross } from '@maru/ui/moon.tsx'
import type { ReactNode } from 'react'
import { digits } from '../../shared/format/money.ts'
import { SupportLine } from '../../shared/support/support-line.tsx'
import { seconds } from './figures.ts'
import { isSameDraw, type Published, type StepName, stepNames, type Verification } from './verify.rules.ts'

type Props = { published: Published; verification: Verification; ms: number }

/** What came of it, as large when it is wrong as when it is right: published and computed numbers side by side. */
export function Verdict({ published, verification: { firstWrong, computed: all, steps }, ms }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const isRight = firstWrong === undefined
  // Numbers that were computed from a wrong value say nothing about the published ones.
  const computed = steps.result.state === 'open' ? undefined : all
  return (
    <Frame
      wrong={!isRight}
      mark={<Moon phase={isRight ? 1 : 0} size={72} mark={isRight ? moonCheck : moonCross} />}
      title={verdictOf(say, firstWrong)}
      text={
        isRight ? (
          say('results.verify.computedHere', { seconds: seconds(ms, language) })
        ) : (
          <>
            {say('results.verify.whatToDo')}
            <SupportLine />
          </>
        )
      }
    >
      <Pair>
        <Numbers name={say('results.verify.published')} draw={published.draw} other={computed?.draw} />
        {computed && (
          <>
            <b
              className={cx(
                'self-end pb-1 font-semibold text-22 leading-none max-tablet:hidden',
                isRight ? 'text-ok' : 'text-bad',
              )}
            >
              <span aria-hidden="true">{isSameDraw(published.draw, computed.draw) ? '=' : '≠'}</span>
            </b>
            <Numbers name={say('results.verify.recomputed')} draw={computed.draw} other={published.draw} />
          </>
        )}
      </Pair>
    </Frame>
  )
}

/** In a sentence: all is right, or the first step that is not. */
export const verdictOf = (say: Say<'minigames'>, firstWrong: StepName | undefined): string =>
  firstWrong === undefined
    ? say('results.verify.allRight')
    : say('results.verify.notRight', { step: stepNames.indexOf(firstWrong) + 1 })

/** While the link is followed: how far it is. The places of what is being computed are there, empty. */
export function VerdictRunning({ published, done, count }: { published: Published; done: number; count: number }) {
  const say = useText('minigames')
  const language = useLanguage()
  return (
    <Frame
      mark={<Moon phase={count === 0 ? 0 : done / count} size={72} mark={moonArc} />}
      title={say('results.verify.running')}
      text={say('results.verify.hashes', { done: digits(done, language), count: digits(count, language) })}
    >
      <Pair>
        <Numbers name={say('results.verify.published')} draw={published.draw} other={undefined} />
        <b aria-hidden="true" className="w-[1ch] text-22 max-tablet:hidden" />
        <Numbers name={say('results.verify.recomputed')} draw={published.draw} other={undefined} isAwaited />
      </Pair>
    </Frame>
  )
}

type FrameProps = { wrong?: boolean; mark: ReactNode; title: string; text: ReactNode; children?: ReactNode }

function Frame({ wrong, mark, title, text, children }: FrameProps) {
  return (
    <section
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-5 rounded-card px-4 py-5 tablet:px-6',
        wrong ? 'bg-bad-tint shadow-[inset_0_0_0_1.5px_var(--bad)]' : 'bg-surface-2',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-4.5">
        {mark}
        <div className="min-w-0">
          <b className="block text-balance font-[650] font-display text-22 leading-snug">{title}</b>
          <span className="text-14 text-text-2 leading-normal">{text}</span>
        </div>
      </div>
      {children}
    </section>
  )
}

/** Two rows of numbers side by side, one below the other on a phone. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3">{children}</div>
)

/** `isAwaited`: there will be as many, which nobody knows yet. */
type NumbersProps = { name: string; draw: Draw; other: Draw | undefined; isAwaited?: boolean }

function Numbers({ name, draw, other, isAwaited = false }: NumbersProps) {
  const all = [...draw.numbers, ...(draw.powerBall === null ? [] : [draw.powerBall])]
  const others = other && [...other.numbers, ...(other.powerBall === null ? [] : [other.powerBall])]
  return (
    <div aria-hidden={isAwaited || undefined} className="grid min-w-0 gap-2">
      <span className="text-12 text-text-3">{name}</span>
      <span
        role="img"
        aria-label={isAwaited ? name : `${name}: ${all.join(', ')}`}
        className="flex max-w-100 flex-wrap gap-[5px]"
      >
        {all.map((number, at) => (
          <Ball
            // biome-ignore lint/suspicious/noArrayIndexKey: the power ball may have the number of a ball.
            key={at}
            tone={at === draw.numbers.length && !isAwaited ? 'moon' : 'plain'}
            size={all.length > 6 ? 'sm' : 'md'}
            className={cx(all.length <= 6 && 'size-8! text-14!', others && others[at] !== number && 'ring-2 ring-bad')}
          >
            {isAwaited ? '' : number}
          </Ball>
        ))}
      </span>
    </div>
  )
}
