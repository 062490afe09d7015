import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useHost } from '../host/host.ts'

type Props = { title: string; problem: unknown; retry: () => void; className?: string }

/** In the place of what could not be loaded: what happened, and a way to ask again. */
export function LoadFailed({ title, problem, retry, className }: Props) {
  const say = useText('common')
  const { problemText } = useHost()
  return (
    <ErrorNote
      title={title}
      className={className}
      action={
        <Button size="sm" onClick={retry}>
          {say('action.retry')}
        </Button>
      }
    >
      {problemText(problem)}
    </ErrorNote>
  )
}
