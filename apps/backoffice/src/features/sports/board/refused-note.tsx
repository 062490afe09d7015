import { useText } from '@maru/i18n/react'
import { useRefusalText } from '../../../shared/parts/refusal-text.ts'
import { refusedWord } from './words.ts'

/** Why the last change was refused. */
export const RefusedNote = ({ error }: { error: unknown }) => {
  const say = useText('office-sports')
  const refusal = useRefusalText()
  if (!error) return null
  const word = refusedWord(error)
  return (
    <p className="warn-bar" data-tone="bad" role="alert">
      {word ? say(word) : refusal(error)}
    </p>
  )
}
