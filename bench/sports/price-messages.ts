import type { FeedMessage, OfferedMarket } from '@maru/sports-feeds'

export const FEED = 'bench-feed'
/** Of each match: its winner, a total and a handicap. */
export const PRICES_OF_ONE = 7
export const MARKETS_OF_ONE = 3

const head = () => ({ producer: 1, at: Date.now(), sequence: null, recovery: null })
const names = { ko: '경기', en: 'Match', vn: 'Trận' }
const startsAt = Date.now() + 9 * 86_400_000

/** A feed that is up, and matches that begin in nine days. */
export const fixtures = (matches: number): FeedMessage[] => [
  ...(['recovering', 'up'] as const).map(
    (state): FeedMessage => ({ ...head(), kind: 'producer', state, reason: 'alive' }),
  ),
  ...Array.from({ length: matches }, (_, n): FeedMessage => {
    const competitor = (side: 'home' | 'away') => ({ id: `${n}-${side}`, names, side })
    return {
      ...head(),
      kind: 'fixture',
      event: `match-${n}`,
      fixture: {
        sport: 'soccer',
        sportId: 'soccer',
        region: { id: 'region', names },
        competition: { id: 'league', names },
        competitors: [competitor('home'), competitor('away')],
        startsAt,
        state: 'notStarted',
      },
    }
  }),
]

const offered = (type: number, specifiers: Record<string, string>, shares: Record<string, number>): OfferedMarket => ({
  market: { type, specifiers },
  state: 'active',
  outcomes: Object.entries(shares).map(([id, probability]) => ({
    id,
    price: Math.round(950 / probability),
    probability,
    isActive: true,
  })),
})

/** All prices of a match, each another one with each turn. */
export const newPrices = (match: number, turn: number): FeedMessage => {
  const moved = 0.001 * (turn % 90)
  return {
    ...head(),
    kind: 'oddsChange',
    event: `match-${match}`,
    status: null,
    markets: [
      offered(1, {}, { '1': 0.4 + moved, '2': 0.3 - moved / 3, '3': 0.3 - (2 * moved) / 3 }),
      offered(18, { total: '2.5' }, { '12': 0.45 + moved, '13': 0.55 - moved }),
      offered(16, { hcp: '-0.5' }, { '1714': 0.45 + moved, '1715': 0.55 - moved }),
    ],
  }
}
