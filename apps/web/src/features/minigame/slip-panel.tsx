import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import type { ReactNode } from 'react'
import { SlipForm } from './slip-form.tsx'
import type { Betting } from './use-betting.ts'

/** The slip beside the markets. `aside`: in its head, before what empties it. */
export function SlipPanel({ betting, aside }: { betting: Betting; aside: ReactNode }) {
  const say = useText('minigames')
  const count = betting.slip.picks.length
  return (
    <section aria-label={say('play.slip.title')} className="shrink-0 rounded-card bg-surface-2">
      <header className="flex h-13 items-center justify-between border-line-soft border-b pr-2 pl-4.5">
        <h2 className="flex items-center gap-2 font-bold text-16">
          {say('play.slip.title')}
          {count > 0 && <Badge label={say('play.slip.count', { count })}>{count}</Badge>}
        </h2>
        <span className="flex min-w-0 items-center">
          {aside}
          <Button
            kind="ghost"
            size="sm"
            disabled={count === 0}
            onClick={betting.clear}
            className="bg-transparent! px-2.5!"
          >
            {say('play.slip.clear')}
          </Button>
        </span>
      </header>
      <SlipForm betting={betting} />
    </section>
  )
}
