import { figure, percent } from '../../frame/texts.ts'
import type { HelpProps } from '../game/game-view.ts'
import { sicBoWords } from './sic-bo-words.ts'

/** Of places that pay the same, the first, named for all. */
const KIND_WORDS = {
  'even-chance': 'sicBoKindEven',
  single: 'sicBoKindSingle',
  double: 'sicBoKindDouble',
  'specific-triple': 'sicBoKindTriple',
  'two-dice': 'sicBoKindPair',
} as const

/** What every kind of place pays and returns, from the session's own description, and the rules. */
export function SicBoHelp({ said, say, language }: HelpProps) {
  const kinds = [...new Map([...said.places].reverse().map((place) => [place.kind, place])).values()].reverse()
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
              <th scope="row">{nameOf(kind, code)}</th>
              <td>{sicBoWords(code, say).pays}</td>
              <td>{percent(returnBp, language)}</td>
              <td>{say('helpLimit', { min: figure(least, language), max: figure(most, language) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say('rules')}</h3>
      <p>{say('sicBoRules')}</p>
      <p>{say('sicBoRulesSingle')}</p>
      <p>{say('liveRulesTable')}</p>
      <p>{say('rouletteNoMemory')}</p>
    </>
  )

  function nameOf(kind: string, code: string): string {
    if (kind in KIND_WORDS) return say(KIND_WORDS[kind as keyof typeof KIND_WORDS])
    const sums = /^total-(\d+)-or-(\d+)$/.exec(kind)
    return sums ? say('sicBoTotal', { n: `${sums[1]}·${sums[2]}` }) : sicBoWords(code, say).name
  }
}
