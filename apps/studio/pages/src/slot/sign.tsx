import { CELLS } from '../../../src/games/slot/slot-config.ts'
import { Moon } from '../frame/moon.tsx'
import type { Say } from '../frame/texts.ts'
import type { Feature } from './feature.ts'
import type { SlotLayout } from './slot-layout.ts'

/** On the board above the reels: the name of the game, or how far a feature has come and by how much it multiplies. */
export function Sign({
  feature,
  name,
  say,
  layout: { sign, k },
  colour,
}: {
  feature: Feature | undefined
  name: string
  say: Say
  layout: SlotLayout
  colour: string
}) {
  const size = Math.min(28, Math.max(14, 25 * k))
  const style = {
    left: sign.x,
    top: sign.y,
    width: sign.w,
    height: sign.h,
    fontSize: size,
    color: colour,
  }
  return (
    <div className="sign" style={style}>
      {feature === undefined ? (
        <h2>{name}</h2>
      ) : feature.kind === 'free' ? (
        <>
          {feature.spin > 0 ? <Moon lit={feature.spin / feature.spins} size={size * 1.7} /> : null}
          <h2>
            {feature.spin === 0
              ? say('freeSpins', { n: feature.spins })
              : say('freeSpin', { i: feature.spin, n: feature.spins })}
          </h2>
          {feature.spin > 0 ? <b className="multiplier">×{feature.multiplier}</b> : null}
        </>
      ) : (
        <>
          <Moon lit={feature.lit / CELLS} size={size * 1.7} />
          <h2>
            {feature.left !== undefined
              ? say('respinsLeft', { n: feature.left })
              : say(feature.lit === CELLS ? 'allLit' : 'respins')}
          </h2>
          <b className="multiplier">
            {feature.lit}/{CELLS}
          </b>
        </>
      )}
    </div>
  )
}
