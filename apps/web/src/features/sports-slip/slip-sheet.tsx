import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Sheet } from '@maru/ui/sheet.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.ts'
import { SlipTitle } from './slip-title.tsx'
import type { SportBetting } from './use-sport-betting.ts'

// The window and what stands in it load side by side.
const loadForm = () => import('./slip-form.tsx').then((m) => ({ default: m.SlipForm }))
const SlipForm = lazyPart(loadForm)
loadForm().catch(() => undefined)

/** The slip from below. Money and the press lie in its lower half. */
export function SlipSheet({ betting, close }: { betting: SportBetting; close(): void }) {
  const say = useText('sports-slip')
  const sayCommon = useText('common')
  const count = betting.legs.length
  return (
    <Sheet
      open
      onOpenChange={close}
      side="bottom"
      closeLabel={sayCommon('action.close')}
      title={<SlipTitle count={count} />}
      className="mx-auto max-w-[600px]"
    >
      <Suspense fallback={<Skeleton className="h-90 w-full rounded-card" />}>
        <SlipForm betting={betting} isSheet />
      </Suspense>
      <Button
        kind="ghost"
        size="sm"
        disabled={count === 0 || betting.isHeld}
        onClick={betting.clear}
        className="self-center bg-transparent!"
      >
        {say('slip.clear')}
      </Button>
    </Sheet>
  )
}
