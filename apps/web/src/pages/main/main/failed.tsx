import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'

export function Failed({ retry }: { retry: () => void }) {
  const say = useText('common')
  return (
    <ErrorNote
      title={useText('main')('failed')}
      action={
        <Button size="sm" onClick={retry}>
          {say('action.retry')}
        </Button>
      }
    >
      {say('problem.safe')}
    </ErrorNote>
  )
}
