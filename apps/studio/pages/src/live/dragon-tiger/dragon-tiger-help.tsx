import type { HelpProps } from '../game/game-view.ts'
import { TableHelp } from '../game/table-help.tsx'
import { dragonTigerWords } from './dragon-tiger-words.ts'

export function DragonTigerHelp(props: HelpProps) {
  const { say, language } = props
  return (
    <TableHelp {...props} wordsOf={(code) => dragonTigerWords(code, say, language)}>
      <p>{say('liveRuleDragon')}</p>
      <p>{say('liveRuleSeven')}</p>
    </TableHelp>
  )
}
