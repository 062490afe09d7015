import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import type { useVerification } from './use-verification.ts'

type Props = ReturnType<typeof useVerification> & { full?: boolean }

/** Computes the round once more, where there is something to compute. */
export function AgainButton({ check: { state }, again, full = false }: Props) {
  const say = useText('minigames')
  if (state === 'none' || state === 'failed') return null
  return (
    <Button
      kind="filled"
      full={full}
      disabled={state === 'loading'}
      busy={state === 'checking'}
      busyLabel={say('results.verify.busy')}
      onClick={again}
    >
      {say('results.verify.again')}
    </Button>
  )
}
