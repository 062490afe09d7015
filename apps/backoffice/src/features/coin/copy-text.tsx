import { ActionIcon } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { inPieces } from './coin.rules.ts'
import './coin.css'

type Props = {
  /** Whose address or hash it is, for the button's name. */
  label: string
  text: string
}

/** A whole address or hash in pieces that an eye can compare, and a press that copies it. */
export const CopyText = ({ label, text }: Props) => {
  const t = useText('office')
  const say = useText('office-coin')
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      // Not over http: the text is selected by one press.
      () => setState('failed'),
    )
  return (
    <span className="coin-copy">
      <code>
        {inPieces(text).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <span key={at}>{piece}</span>
        ))}
      </code>
      <ActionIcon
        variant="subtle"
        color={state === 'done' ? 'teal' : 'gray'}
        aria-label={say('copy', { what: label })}
        title={say('copy', { what: label })}
        onClick={() => void copy()}
      >
        {state === 'done' ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      </ActionIcon>
      <span aria-live="polite" className={state === 'failed' ? 'bad' : 'screen-reader-only'}>
        {state === 'done' && t('vendors.copied')}
        {state === 'failed' && t('vendors.not-copied')}
      </span>
    </span>
  )
}
