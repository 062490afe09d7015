import { kinoFacts, powerballFacts } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { sumOf } from '../rules/kino.rules.ts'
import { ladderOf } from '../rules/ladder.rules.ts'
import type { StagedDraw } from '../rules/timeline.ts'
import { useWords } from '../words.ts'
import type { Choice } from './verdict.tsx'

const wordOf = (choices: readonly Choice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.word ?? code

/** The result in one sentence, for those who listen. */
export const useResultText = (staged: StagedDraw): string => {
  const say = useText('minigames')
  const { parity, side, size, start } = useWords()
  const { game, draw } = staged
  const numbers = draw.numbers.join(', ')
  const sum = sumOf(draw.numbers)
  if (game === 'powerball') {
    const facts = powerballFacts(sum, draw.powerBall ?? 0)
    const outcomes = [wordOf(parity, facts.sumParity), wordOf(side, facts.sumSide), wordOf(size, facts.size)].join(', ')
    const power = [wordOf(parity, facts.powerBallParity), wordOf(side, facts.powerBallSide)].join(', ')
    return say('stage.powerballResult', { numbers, sum, outcomes, powerBall: facts.powerBall, power })
  }
  if (game === 'speedkino') {
    const facts = kinoFacts(sum)
    const outcomes = [wordOf(parity, facts.sumParity), wordOf(side, facts.lastDigitSide)].join(', ')
    return say('stage.kinoResult', { numbers, sum, digit: facts.lastDigit, outcomes })
  }
  const { facts } = ladderOf(staged)
  return say('stage.ladderResult', {
    first: facts.first,
    start: wordOf(start, facts.start),
    lines: say('market.lines', { count: facts.lines }),
    parity: wordOf(parity, facts.parity),
  })
}
