import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { MOST_SELECTIONS } from '@maru/sports'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { money } from '../../shared/format/money.ts'
import { lazyPart } from '../../shared/parts/lazy-part.ts'
import { isUnanswered } from '../../shared/request/attempt.ts'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import type { SportBetting } from './use-sport-betting.ts'

// It comes with the first refusal.
const LimitRest = lazyPart(() => import('../../shared/limits/limit-rest.tsx').then((m) => ({ default: m.LimitRest })))

/** What has to be read before the press: prices that moved, what cannot be had, and why the last press came to nothing. */
export function SlipNotes({ betting }: { betting: SportBetting }) {
  return (
    <div className="grid gap-2">
      {/* Always there, and polite: prices move while something else is read out. */}
      <div role="status" className="contents">
        {!betting.isHeld && <Moved betting={betting} />}
        <Wrong betting={betting} />
      </div>
      <Trouble betting={betting} />
    </div>
  )
}

function Moved({ betting: { legs, hasMoved } }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const { text } = useOddsFormat()
  const moved = legs.filter(({ move, isOff }) => move !== 'same' && !isOff)
  const [first, ...others] = moved
  if (!hasMoved || !first) return null
  return (
    <Notice
      tone="warn"
      className="px-3! py-2.5!"
      title={
        <span className="tabular-nums font-medium text-13">
          {others.length > 0
            ? say('moved.several', { count: moved.length })
            : say(first.move === 'up' ? 'moved.up' : 'moved.down', {
                outcome: first.outcomeName,
                before: text(first.price),
                now: text(first.offered),
              })}
        </span>
      }
    />
  )
}

/** What is wrong with the slip itself. */
function Wrong({ betting }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const problemText = useProblemText()
  const { wrong, isOff, legs, isJoint, quote, quoteProblem, isMember, mode } = betting
  const sentence = () => {
    if (legs.length === 0) return undefined
    if (isOff) return say('wrong.closed')
    if (wrong) {
      if (wrong.code === 'too-many-lines') return say('wrong.too-many-lines', { count: Number(wrong.most) })
      return say(wrong.code === 'contradiction' || wrong.code === 'doubled' ? 'wrong.contradiction' : 'wrong.other')
    }
    if (isCallError(quoteProblem) && !isUnanswered(quoteProblem)) return problemText(quoteProblem)
    if (mode === 'system' && legs.length < 3) return say('wrong.systemFew')
    if (isJoint) return isMember && quote?.sameEventPrice ? say('wrong.joint') : say('wrong.sameEvent')
    return legs.length >= MOST_SELECTIONS ? say('wrong.full', { count: MOST_SELECTIONS }) : undefined
  }
  const text = sentence()
  if (!text) return null
  return (
    <Notice
      tone={isJoint && quote?.sameEventPrice ? 'info' : 'warn'}
      className="px-3! py-2.5!"
      title={<span className="font-medium text-13">{text}</span>}
    />
  )
}

/** Why the last press came to nothing, and what would be accepted. */
function Trouble({ betting: { trouble, sums } }: { betting: SportBetting }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const problemText = useProblemText()
  const note = useRef<HTMLDivElement>(null)
  // In a sheet it would stand below the edge.
  useEffect(() => {
    if (trouble) note.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])
  if (!trouble) return null
  const { problem, mostStake } = trouble
  const code = isCallError(problem) ? problem.code : undefined
  const lines = BigInt(sums?.lines ?? 1)
  return (
    <div ref={note} className="scroll-mb-24">
      <ErrorNote title={problemText(problem)} code={isCallError(problem, 'OFFLINE', 'BROKEN') ? undefined : code}>
        {isUnanswered(problem) ? say('trouble.unanswered') : say('trouble.safe')}
        {mostStake !== null && mostStake > 0 && (
          <span className="tabular-nums mt-1 block">
            {say('trouble.most', { sum: money(Number((BigInt(mostStake) / lines) * lines), language) })}
          </span>
        )}
        {code && (
          <Suspense>
            <LimitRest code={code} />
          </Suspense>
        )}
      </ErrorNote>
    </div>
  )
}
