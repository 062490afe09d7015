import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { CopyIcon } from '@maru/ui/icons.tsx'
import { notify } from './toast.tsx'

export function CopyButton({ text }: { text: string }) {
  const say = useText('partner-site')
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => notify.ok(say('copied')),
      () => {},
    )
  return (
    <Button size="sm" icon={<CopyIcon />} onClick={copy} className="touch:h-11">
      {say('copy')}
    </Button>
  )
}
