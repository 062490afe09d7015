import type { Config } from '../../config.ts'
import type { Services } from '../../platform/services.ts'
import type { GameKey } from './round.rules.ts'

const underWay = new WeakMap<Config, Map<string, Set<string>>>()

/** Of one process: games for which a kind of work is under way. No other run begins the same for them meanwhile. */
export const underWayOf = ({ config }: Services, kind: string) => {
  const kinds = underWay.get(config) ?? new Map<string, Set<string>>()
  underWay.set(config, kinds)
  const games = kinds.get(kind) ?? new Set<string>()
  kinds.set(kind, games)
  return {
    has: (game: GameKey): boolean => games.has(nameOf(game)),
    count: (): number => games.size,
    /** None of these games must have any. */
    async during(these: readonly GameKey[], work: () => Promise<void>): Promise<void> {
      for (const game of these) games.add(nameOf(game))
      try {
        await work()
      } finally {
        for (const game of these) games.delete(nameOf(game))
      }
    },
  }
}

const nameOf = ({ siteId, game }: GameKey): string => `${siteId} ${game}`
