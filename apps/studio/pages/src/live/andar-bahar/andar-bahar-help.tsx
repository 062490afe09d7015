import type { HelpProps } from '../game/game-view.ts'
import { TableHelp } from '../game/table-help.tsx'
import { andarBaharWords } from './andar-bahar-words.ts'

export function AndarBaharHelp(props: HelpProps) {
  const { say, language } = props
  return (
    <TableHelp {...props} wordsOf={(code) => andarBaharWords(code, say, language)}>
      <p>{say('andarRules')}</p>
      <p>{say('andarRulesCards')}</p>
    </TableHelp>
  )
}
