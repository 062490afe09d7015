import type { MiniDrawOut } from '@maru/contract/minigame'
import { kinoFacts } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { useEffect, useRef } from 'react'
import { countedSum, sumOf } from '../rules/kino.rules.ts'
import { useWords } from '../words.ts'
import { Figure, Figures, Verdict } from './verdict.tsx'

type KinoReadoutProps = { draw: MiniDrawOut; passed: number; now: () => number; isOver: boolean }

/** `passed`: how many numbers are lit; one more: the last digit has its moment. */
export function KinoReadout({ draw, passed, now, isOver }: KinoReadoutProps) {
  const say = useText('minigames')
  const { parity, side } = useWords()
  const count = draw.numbers.length
  const facts = kinoFacts(sumOf(draw.numbers))
  const isKnown = passed > count
  const known = <Code,>(code: Code) => (isKnown ? code : undefined)
  return (
    <div className="grid gap-2 lying:gap-1.5">
      <Figures>
        <Figure title={say('stage.lit')}>
          {Math.min(count, passed)}
          <small>/ {count}</small>
        </Figure>
        <Figure title={say('market.subject.sum')}>
          <RunningSum draw={draw} now={now} isOver={isOver || isKnown} />
        </Figure>
        <Figure title={say('market.subject.digit')} isLit={isKnown}>
          {known(facts.lastDigit) ?? '–'}
        </Figure>
      </Figures>
      <div className="grid grid-cols-2 gap-2 lying:grid-cols-1 lying:gap-1.5">
        <Verdict title={say('market.name.sum-parity')} decided={[{ choices: parity, won: known(facts.sumParity) }]} />
        <Verdict title={say('market.name.digit-side')} decided={[{ choices: side, won: known(facts.lastDigitSide) }]} />
      </div>
    </div>
  )
}

/** Counts up in place, without rendering; when it stands still, its last digit is lit. */
function RunningSum({ draw, now, isOver }: Pick<KinoReadoutProps, 'draw' | 'now' | 'isOver'>) {
  const figure = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isOver) return
    let request = requestAnimationFrame(function count() {
      const sum = String(countedSum(draw, now()))
      // The same text written again has the page laid out again.
      if (figure.current && figure.current.textContent !== sum) figure.current.textContent = sum
      request = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(request)
  }, [draw, now, isOver])
  if (!isOver) return <span key="running" ref={figure} />
  const digits = String(sumOf(draw.numbers))
  return (
    <span key="over">
      {digits.slice(0, -1)}
      <span className="text-moon">{digits.slice(-1)}</span>
    </span>
  )
}
