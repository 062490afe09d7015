import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { useEndOthers } from './calls/security.ts'

/** Ends whatever else is open, and forgets the places that are known. */
export function PlacesCard() {
  const say = useText('account')
  const problemText = useProblemText()
  const end = useEndOthers()
  return (
    <Card>
      <section aria-label={say('places.title')} className="grid gap-3">
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('places.title')}</h2>
        <p className="text-13 text-text-2 leading-relaxed">{say('places.text')}</p>
        {end.error && <ErrorNote title={problemText(end.error)} />}
        <Button
          className="touch:h-12 tablet:justify-self-start"
          busy={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: () => notify.ok(say('places.done')) })}
        >
          {say('places.end')}
        </Button>
      </section>
    </Card>
  )
}
