import type { Phase } from '@maru/live-games'
import type { RoomShape } from '../scene/scene.ts'

/** On a phone the wheel comes before the felt while the ball runs: what lies there steps back, and returns when the number has been looked at. */
export function wheelClass(name: string, shape: RoomShape, phase: Phase): string {
  if (shape !== 'portrait' && shape !== 'landscape') return name
  if (phase === 'dealing') return `${name} behind-wheel`
  return phase === 'result' ? `${name} after-wheel` : name
}
