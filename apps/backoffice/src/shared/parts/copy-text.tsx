import { ActionIcon } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import './copy-text.css'

type Props = {
  /** What it is, for the button's name. */
  label: string
  text: string
  /** How it is written, where an eye compares it piece by piece. */
  pieces?: readonly string[]
}

/** A text to hand over or to compare, whole, and a press that copies it. */
export const CopyText = ({ label, text, pieces }: Props) => {
  const t = useText('office')
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const name = t('copy.button', { what: label })
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      // Not over http: the text is selected by one press.
      () => setState('failed'),
    )
  return (
    <span className={pieces ? 'copy-text copy-pieces' : 'copy-text copy-block'}>
      <code>
        {pieces
          ? pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
              <span key={at}>{piece}</span>
            ))
          : text}
      </code>
      <ActionIcon
        variant="subtle"
        color={state === 'done' ? 'teal' : 'gray'}
        aria-label={name}
        title={name}
        onClick={() => void copy()}
      >
        {state === 'done' ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      </ActionIcon>
      <span aria-live="polite" className={state === 'failed' ? 'bad' : 'screen-reader-only'}>
        {state === 'done' && t('copy.done')}
        {state === 'failed' && t('copy.failed')}
      </span>
    </span>
  )
}
