import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { ExclusionTerms } from './exclusion-terms.tsx'
import { ProtectionCard } from './protection-card.tsx'

const ExcludeDialog = lazy(() => import('./exclude-dialog.tsx').then((m) => ({ default: m.ExcludeDialog })))

/** Says what a self-exclusion does; the form is behind its button. */
export function ExcludeCard() {
  const say = useText('protection')
  const [isOpen, setOpen] = useState(false)
  return (
    <ProtectionCard flat id="exclude" title={say('exclude.title')} aside={say('exclude.span')}>
      <ExclusionTerms />
      <Button kind="danger" full className="mt-3.5 h-11!" onClick={() => setOpen(true)}>
        {say('exclude.begin')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExcludeDialog terms={<ExclusionTerms />} close={() => setOpen(false)} />
        </Suspense>
      )}
    </ProtectionCard>
  )
}
