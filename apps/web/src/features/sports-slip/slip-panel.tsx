import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { SlipForm } from './slip-form.tsx'
import { SlipTitle } from './slip-title.tsx'
import { useSportBetting } from './use-sport-betting.ts'

/** The slip beside the list. */
export function SlipPanel() {
  const say = useText('sports-slip')
  const betting = useSportBetting()
  const count = betting.legs.length
  return (
    <section aria-label={say('slip.title')} className="min-w-0 rounded-card bg-surface-2">
      <header className="flex h-13 items-center justify-between border-line-soft border-b pr-2 pl-4.5">
        <h2 className="font-bold text-16">
          <SlipTitle count={count} />
        </h2>
        <Button
          kind="ghost"
          size="sm"
          disabled={count === 0 || betting.isHeld}
          onClick={betting.clear}
          className="bg-transparent! px-2.5!"
        >
          {say('slip.clear')}
        </Button>
      </header>
      <SlipForm betting={betting} />
    </section>
  )
}
