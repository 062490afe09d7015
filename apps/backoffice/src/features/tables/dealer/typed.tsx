import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { resultWord } from '../place-words.ts'
import { type Dealt, dealtText, resultOf } from './typed-result.rules.ts'

/** What one of the staff has typed, for the other to compare with the table: each card, and what they come to. */
export const Typed = ({ game, dealt, askedBy }: { game: DeskTable['game']; dealt: Dealt; askedBy: string }) => {
  const t = useText('office')
  const result = resultOf(game, dealt)
  return (
    <>
      <Parts label={t('tables.typed')} parts={dealtText(dealt).split(' ')} />
      <p className="table-typed">
        {result && <b>{resultWord(t, result)}</b>} <span className="quiet">{askedBy}</span>
      </p>
    </>
  )
}

export const Parts = ({ label, parts }: { label: string; parts: readonly string[] }) => (
  <ol className="table-scanned" aria-label={label}>
    {parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
      <li key={at} data-red={/[♥♦]/.test(part)}>
        {part}
      </li>
    ))}
  </ol>
)
