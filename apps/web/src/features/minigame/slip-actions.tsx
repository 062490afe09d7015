import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { RefreshGlyph } from '@maru/ui/glyphs.tsx'
import { UndoIcon } from '@maru/ui/icons.tsx'
import type { Betting } from './use-betting.ts'

/** A step back, the same as last time, and twice as much. */
export function SlipActions({ betting }: { betting: Betting }) {
  const say = useText('minigames')
  const { canUndo, undo, last, repeat, slip, setStake, known } = betting
  const doubled = Math.min(slip.stake * 2, known.limits.maximum)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
    <div role="group" aria-label={say('play.actions')} className="grid grid-cols-3 gap-2">
      <Button size="sm" icon={<UndoIcon size={16} />} disabled={!canUndo} onClick={undo} className="px-1!">
        {say('play.undo')}
      </Button>
      <Button size="sm" icon={<RefreshGlyph size={16} />} disabled={!last} onClick={repeat} className="px-1!">
        {say('play.repeat')}
      </Button>
      <Button
        size="sm"
        disabled={slip.stake === 0 || doubled === slip.stake}
        onClick={() => setStake(doubled)}
        className="px-1!"
      >
        <b aria-hidden="true" className="num">
          ×2
        </b>
        {say('play.double')}
      </Button>
    </div>
  )
}
