import './wheel-class.css'
import type { Phase } from '@maru/live-games'
import type { RoomShape } from '../scene/scene.ts'

/** On a phone the wheel comes before the felt while the ball runs: what lies there steps back, and returns when the number has been looked at. */
export function wheelClass(shape: RoomShape, phase: Phase): string {
  if (shape !== 'portrait' && shape !== 'landscape') return ''
  if (phase === 'dealing') return 'behind-wheel'
  return phase === 'result' ? 'after-wheel' : ''
}
