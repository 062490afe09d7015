import type { RowShown } from '../../../../src/tables/table-shapes.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { inDealer } from '../scene/in-dealer.ts'
import type { DealerAct } from '../scene/scene.ts'
import { PAY, SWEEP } from '../stage/chips-part.ts'

/** What every dealer does outside of dealing, ms since the phase began. */
export function shellActs({ phase, startedAt, endsAt }: RowShown, layout: RoomLayout): DealerAct[] {
  const length = (endsAt ?? startedAt) - startedAt
  const at = inDealer(layout.bank, layout)
  if (phase === 'cut') return [{ act: 'shuffle', from: 0, to: length, at }]
  if (phase === 'closing') return [{ act: 'point', from: 0, to: length * 0.7, at: { x: 0.5, y: at.y } }]
  if (phase !== 'result') return []
  return [
    { act: 'sweep', from: length * SWEEP[0], to: length * SWEEP[1], at },
    { act: 'pay', from: length * PAY[0], to: length * PAY[1], at },
  ]
}
