import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'

/** A text to hand over, and a press that copies it. */
export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const t = useText('office')
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      // Not over http: the text can be selected by one press.
      () => setState('failed'),
    )
  return (
    <div className="vendor-copy">
      <b>{label}</b>
      <Button size="compact-sm" leftSection={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
        <span aria-live="polite">
          {t(state === 'done' ? 'vendors.copied' : state === 'failed' ? 'vendors.not-copied' : 'vendors.copy')}
        </span>
      </Button>
      <code>{text}</code>
    </div>
  )
}
