import { luckyCounts, multipliers } from '@maru/live-games'
import { percent } from '../../frame/texts.ts'
import type { HelpProps } from '../game/game-view.ts'
import { oneOfEachKind, TableHelp } from '../game/table-help.tsx'
import { roulettePlaceWords } from './place-words.ts'

const KIND_WORDS = {
  straight: 'rouletteKindStraight',
  split: 'rouletteKindSplit',
  street: 'rouletteKindStreet',
  trio: 'rouletteKindTrio',
  corner: 'rouletteKindCorner',
  'first-four': 'rouletteFirstFour',
  'six-line': 'rouletteKindSixLine',
  dozen: 'rouletteKindDozen',
  column: 'rouletteKindColumn',
  'even-chance': 'rouletteKindEven',
} as const

export function RouletteHelp(props: HelpProps) {
  const { said, say, language } = props
  const kinds = oneOfEachKind(said)
  const isMultiplier = said.game === 'multiplier-roulette'
  const kindName = (code: string): string => {
    const kind = kinds.find((place) => place.code === code)?.kind ?? code
    return kind in KIND_WORDS ? say(KIND_WORDS[kind as keyof typeof KIND_WORDS]) : kind
  }
  return (
    <TableHelp
      {...props}
      said={{ ...said, places: kinds }}
      wordsOf={(code) => ({ ...roulettePlaceWords(code, say, isMultiplier), fullName: kindName(code) })}
    >
      <p>{say('rouletteRules')}</p>
      {isMultiplier ? (
        <>
          <p>{say('rouletteRulesLucky', { least: luckyCounts[0]?.count ?? 1, most: luckyCounts.length })}</p>
          <p>
            {multipliers
              .map(({ multiplier, weight }) =>
                say('rouletteLuckyChance', { m: multiplier, p: percent(weight * 10, language) }),
              )
              .join(' · ')}
          </p>
        </>
      ) : null}
      <p>{say('rouletteRulesCalls')}</p>
    </TableHelp>
  )
}
