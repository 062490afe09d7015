import { CELLS } from '../../../src/games/slot/slot-config.ts'
import { Moon } from '../frame/moon.tsx'
import type { Say } from '../frame/texts.ts'
import type { Feature } from './use-slot.ts'

/** Above the reels: the name of the game, or how far a feature has come, told by the moon. */
export function FeatureBanner({ feature, name, say }: { feature: Feature | undefined; name: string; say: Say }) {
  if (!feature) {
    return (
      <div className="banner">
        <h2>{name}</h2>
      </div>
    )
  }
  if (feature.kind === 'free') {
    return (
      <div className="banner">
        <Moon lit={feature.spin / feature.spins} size={64} label={feature.spin > 0 ? `×${feature.multiplier}` : ''} />
        <h2>
          {feature.spin === 0
            ? say('freeSpins', { n: feature.spins })
            : say('freeSpin', { i: feature.spin, n: feature.spins })}
        </h2>
      </div>
    )
  }
  return (
    <div className="banner">
      <Moon lit={feature.lit / CELLS} size={64} label={String(feature.lit)} />
      <h2>
        {say('respins')}
        <small>{say('respinsLeft', { n: feature.left })}</small>
      </h2>
    </div>
  )
}
