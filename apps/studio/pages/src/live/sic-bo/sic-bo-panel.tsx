import { useState } from 'react'
import { Dialog } from '../../frame/dialog.tsx'
import type { PanelProps } from '../game/game-view.ts'
import { styleOf } from '../roulette/box-style.ts'
import { wheelClass } from '../roulette/wheel-class.ts'
import { LastThrows } from './last-throws.tsx'
import { SumCounts } from './sum-counts.tsx'
import './sic-bo-panel.css'

/** The last throws and how often each sum came; on a phone a strip that opens them. */
export function SicBoPanel(props: PanelProps) {
  const { box, shape, past, say } = props
  const [isOpen, setOpen] = useState(false)
  if (box.width < 1) return null
  if (shape === 'desktop' || shape === 'tablet')
    return (
      <section className="sic-bo-panel" style={styleOf(box)} aria-label={say('rouletteLast')}>
        <LastThrows past={past} say={say} />
        <SumCounts {...props} />
      </section>
    )
  return (
    <section className={`sic-bo-panel strip ${wheelClass(shape, props.table.row.phase)}`} style={styleOf(box)}>
      <button type="button" className="strip-open" aria-label={say('rouletteStatistics')} onClick={() => setOpen(true)}>
        <LastThrows past={past} say={say} />
      </button>
      <Dialog title={say('rouletteStatistics')} open={isOpen} say={say} onClose={() => setOpen(false)}>
        <SumCounts {...props} />
      </Dialog>
    </section>
  )
}
