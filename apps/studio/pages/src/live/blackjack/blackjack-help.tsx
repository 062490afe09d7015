import type { HelpProps } from '../game/game-view.ts'
import { oneOfEachKind, TableHelp } from '../game/table-help.tsx'
import { blackjackWords } from './blackjack-words.ts'
import { KEYS } from './play/seat-rights.ts'
import { strategyRows, upCards } from './play/strategy-rows.ts'
import './blackjack-panel.css'

/** One place of each kind with its return, the rules, and basic strategy as a chart. */
export function BlackjackHelp(props: HelpProps) {
  const { said, say, language } = props
  const wordsOf = (code: string) => {
    const { name, pays, ...words } = blackjackWords(code, say, language)
    return { ...words, pays, name, fullName: code.startsWith('seat') ? say('blackjackBetSeat') : name }
  }
  return (
    <TableHelp {...props} said={{ ...said, places: oneOfEachKind(said) }} wordsOf={wordsOf}>
      <p>{say('blackjackRules')}</p>
      <p>{say('blackjackRulesActions')}</p>
      <p>{say('blackjackRulesDealer')}</p>
      <p>{say('blackjackRulesSeat')}</p>
      <p>{say('blackjackRulesPairs')}</p>
      <p>{say('blackjackRulesThree')}</p>
      <h3>{say('blackjackStrategy')}</h3>
      <p>{say('blackjackStrategyNote')}</p>
      <table className="bj-strategy">
        <thead>
          <tr>
            <th scope="col">{say('blackjackDealer')}</th>
            {upCards.map((up) => (
              <th key={up} scope="col">
                {up === 1 ? 'A' : up}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strategyRows.map(({ name, actions }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {actions.map((action, column) => (
                <td key={upCards[column]} className={action}>
                  {KEYS[action]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        H {say('blackjackHit')} · S {say('blackjackStand')} · D {say('blackjackDouble')} · P {say('blackjackSplit')}
      </p>
    </TableHelp>
  )
}
