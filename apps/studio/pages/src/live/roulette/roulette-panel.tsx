import { useState } from 'react'
import { Dialog } from '../../frame/dialog.tsx'
import type { PanelProps } from '../game/game-view.ts'
import { styleOf } from './box-style.ts'
import { LastPockets } from './last-pockets.tsx'
import { RouletteStatistics } from './roulette-statistics.tsx'
import './roulette-panel.css'
import { wheelClass } from './wheel-class.ts'

/** The last results with hot and cold numbers; on a phone a strip that opens them. */
export function RoulettePanel(props: PanelProps) {
  const { box, shape, past, say } = props
  const [isOpen, setOpen] = useState(false)
  if (box.width < 1) return null
  if (shape === 'desktop' || shape === 'tablet')
    return (
      <section className={`roulette-panel ${shape}`} style={styleOf(box)} aria-label={say('rouletteLast')}>
        <LastPockets past={past} say={say} />
        <RouletteStatistics {...props} />
      </section>
    )
  return (
    <section className={`roulette-panel strip ${wheelClass(shape, props.table.row.phase)}`} style={styleOf(box)}>
      <button type="button" className="strip-open" aria-label={say('rouletteStatistics')} onClick={() => setOpen(true)}>
        <LastPockets past={past} say={say} />
      </button>
      <Dialog title={say('rouletteStatistics')} open={isOpen} say={say} onClose={() => setOpen(false)}>
        <RouletteStatistics {...props} />
      </Dialog>
    </section>
  )
}
