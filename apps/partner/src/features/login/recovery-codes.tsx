import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const say = useText('partner-site')
  return (
    <div className="grid gap-4">
      <p className="text-13 text-text-2 leading-relaxed">{say('codes.text')}</p>
      <ul className="num grid gap-y-1.5 rounded-control bg-surface-1 p-4 text-center font-semibold">
        {codes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
      <Button kind="filled" size="lg" full onClick={onKept}>
        {say('codes.kept')}
      </Button>
    </div>
  )
}
