import type { SportBookRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { diffOf } from '../../../shared/diff/diff.ts'
import { type Competition, useRulesWords } from './rules-words.ts'

type Props = { before: SportBookRules; after: SportBookRules; competitions: readonly Competition[] }

/** What changed between two versions, a line for each. */
export const RulesDiff = ({ before, after, competitions }: Props) => {
  const say = useText('office-sports-rules')
  const { lines } = useRulesWords(competitions)
  const changes = diffOf(lines(before), lines(after)).filter(({ kind }) => kind !== 'same')
  if (changes.length === 0) return <p className="quiet">{say('diff.none')}</p>
  return (
    <ul className="rules-diff">
      {changes.map(({ path, before: was, after: is }) => (
        <li key={path}>
          <span className="second">{path}</span> <span className="num">{was || '–'}</span> →{' '}
          <b className="num">{is || '–'}</b>
        </li>
      ))}
    </ul>
  )
}
