import type { ReactNode } from 'react'
import { figure, percent } from '../../frame/texts.ts'
import type { HelpProps, PlaceWords } from './game-view.ts'

/** The first place of each kind, in the order of the places: those of one kind pay the same. */
export const oneOfEachKind = ({ places }: HelpProps['said']) =>
  places.filter(({ kind }, at) => places.findIndex((other) => other.kind === kind) === at)

/** Every place with what it pays, its return and its limits, then the rules. */
export function TableHelp({
  said,
  say,
  language,
  wordsOf,
  children,
}: HelpProps & { wordsOf: (code: string) => PlaceWords; children: ReactNode }) {
  const won = (sum: number) => say('won', { n: figure(sum, language) })
  return (
    <>
      <table className="terms">
        <thead>
          <tr>
            <th scope="col">{say('helpPlace')}</th>
            <th scope="col">{say('helpPays')}</th>
            <th scope="col">{say('liveReturnOf')}</th>
            <th scope="col">{say('helpLimits')}</th>
          </tr>
        </thead>
        <tbody>
          {said.places.map(({ code, returnBp, least, most }) => {
            const { name, fullName = name, pays } = wordsOf(code)
            return (
              <tr key={code}>
                <th scope="row">{fullName}</th>
                <td>{pays}</td>
                <td>{percent(returnBp, language)}</td>
                <td>{say('liveLimits', { min: won(least), max: won(most) })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h3>{say('rules')}</h3>
      {children}
      <p>{say('livePlayerMost', { n: won(said.mostOfPlayer) })}</p>
      <p>{say('liveRulesTable')}</p>
      <p>{say('liveRulesPast')}</p>
      <p>{say('ruleLoss')}</p>
    </>
  )
}
