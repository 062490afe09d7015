import type { MiniDrawOut } from '@maru/contract/minigame'
import { powerballFacts } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { sumOf } from '../rules/kino.rules.ts'
import { useWords } from '../words.ts'
import { Verdict } from './verdict.tsx'

/** `passed`: how many balls lie at their places. */
export function PowerballReadout({ draw, passed }: { draw: MiniDrawOut; passed: number }) {
  const say = useText('minigames')
  const { parity, side, size } = useWords()
  const count = Math.min(5, passed)
  const sum = sumOf(draw.numbers.slice(0, count))
  const facts = powerballFacts(sumOf(draw.numbers), draw.powerBall ?? 0)
  const bySum = (code: string) => (count === 5 ? code : undefined)
  const byPower = (code: string) => (passed > 5 ? code : undefined)
  return (
    <div className="grid gap-2 @min-[640px]:grid-cols-[1.6fr_1fr]">
      <Verdict
        title={say('stage.sumOf', { count })}
        figure={<Sum isKnown={count === 5}>{sum}</Sum>}
        decided={[
          { choices: parity, won: bySum(facts.sumParity) },
          { choices: side, won: bySum(facts.sumSide) },
          { choices: size, won: bySum(facts.size) },
        ]}
      />
      <Verdict
        title={say('market.subject.powerBall')}
        figure={<Sum isKnown={passed > 5}>{passed > 5 ? facts.powerBall : '–'}</Sum>}
        decided={[
          { choices: parity, won: byPower(facts.powerBallParity) },
          { choices: side, won: byPower(facts.powerBallSide) },
        ]}
      />
    </div>
  )
}

const Sum = ({ isKnown, children }: { isKnown: boolean; children: string | number }) => (
  <b className={cx('num font-bold text-18', isKnown ? 'text-moon' : 'text-text-2')}>{children}</b>
)
