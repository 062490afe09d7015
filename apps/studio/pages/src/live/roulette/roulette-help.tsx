import { luckyCounts, multipliers } from '@maru/live-games'
import { figure, percent } from '../../frame/texts.ts'
import type { HelpProps } from '../game/game-view.ts'
import { paysOf } from './place-words.ts'

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

/** What every kind of place pays and returns, from the session's own description, and the rules. */
export function RouletteHelp({ said, say, language }: HelpProps) {
  const kinds = [...new Map(said.places.map((place) => [place.kind, place])).values()]
  const isMultiplier = said.game === 'multiplier-roulette'
  return (
    <>
      <table className="terms">
        <thead>
          <tr>
            <th scope="col">{say('helpPlace')}</th>
            <th scope="col">{say('helpPays')}</th>
            <th scope="col">{say('return')}</th>
            <th scope="col">{say('helpLimits')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, code, returnBp, least, most }) => (
            <tr key={kind}>
              <th scope="row">{kind in KIND_WORDS ? say(KIND_WORDS[kind as keyof typeof KIND_WORDS]) : kind}</th>
              <td>{isMultiplier && kind === 'straight' ? say('roulettePaysLucky') : `${paysOf(code)} : 1`}</td>
              <td>{percent(returnBp, language)}</td>
              <td>{say('helpLimit', { min: figure(least, language), max: figure(most, language) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say('rules')}</h3>
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
      <p>{say('rouletteNoMemory')}</p>
    </>
  )
}
