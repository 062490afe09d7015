import type { HelpProps } from '../game/game-view.ts'
import { oneOfEachKind, TableHelp } from '../game/table-help.tsx'
import { sicBoWords } from './sic-bo-words.ts'

/** Of places that pay the same, one for all. */
const KIND_WORDS = {
  'even-chance': 'sicBoKindEven',
  single: 'sicBoKindSingle',
  double: 'sicBoKindDouble',
  'specific-triple': 'sicBoKindTriple',
  'two-dice': 'sicBoKindPair',
} as const

export function SicBoHelp(props: HelpProps) {
  const { said, say } = props
  const kinds = oneOfEachKind(said)
  return (
    <TableHelp
      {...props}
      said={{ ...said, places: kinds }}
      wordsOf={(code) => ({
        ...sicBoWords(code, say),
        fullName: nameOf(kinds.find((place) => place.code === code)?.kind ?? code, code),
      })}
    >
      <p>{say('sicBoRules')}</p>
      <p>{say('sicBoRulesSingle')}</p>
    </TableHelp>
  )

  function nameOf(kind: string, code: string): string {
    if (kind in KIND_WORDS) return say(KIND_WORDS[kind as keyof typeof KIND_WORDS])
    const sums = /^total-(\d+)-or-(\d+)$/.exec(kind)
    return sums ? say('sicBoTotal', { n: `${sums[1]}·${sums[2]}` }) : sicBoWords(code, say).name
  }
}
