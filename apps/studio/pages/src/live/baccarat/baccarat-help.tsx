import type { HelpProps } from '../game/game-view.ts'
import { TableHelp } from '../game/table-help.tsx'
import { baccaratWords } from './baccarat-words.ts'

export function BaccaratHelp(props: HelpProps) {
  const { said, say, language } = props
  const hasCommission = said.game === 'baccarat'
  return (
    <TableHelp {...props} wordsOf={(code) => baccaratWords(code, hasCommission, say, language)}>
      <p>{say('ruleBaccarat')}</p>
      {hasCommission ? null : <p>{say('liveBaccaratSix')}</p>}
      <p>{say('ruleBaccaratTie')}</p>
    </TableHelp>
  )
}
