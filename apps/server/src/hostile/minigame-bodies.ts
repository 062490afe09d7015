// Long ago: nothing can be done with it any more.
export const miniRound = { game: 'powerball', roundId: '2026-01-01T00:00:00Z' }

/** What staff send about mini games. */
export const miniOfficeBodies: Record<string, () => object> = {
  'POST /admin/api/minigames/cancellations': () => ({ ...miniRound, reason: 'not ours' }),
  'POST /admin/api/minigames/cancellations/confirm': () => ({ ...miniRound, requestId: 999_999_999 }),
  'POST /admin/api/minigames/cancellations/withdraw': () => ({ ...miniRound, requestId: 999_999_999 }),
  'PUT /admin/api/minigames/prices': () => ({
    game: 'powerball',
    version: 1,
    prices: [{ market: 'sum-parity', outcome: 'odd', price: 1_940 }],
    combinationMarginBp: 760,
  }),
  'PUT /admin/api/minigames/settings': () => ({
    game: 'powerball',
    isOn: true,
    source: 'own',
    feedAddress: null,
    closesBeforeSeconds: 30,
    cancelSeconds: 30,
    outageSeconds: 900,
    mostExposure: 300_000_000,
  }),
  'PUT /admin/api/minigames/limits': () => ({
    game: 'powerball',
    levels: [
      { memberLevel: 1, minimum: 1_000, maximum: 1_000_000, maximumWin: 10_000_000, maximumWinOfRound: 20_000_000 },
    ],
  }),
  'POST /admin/api/minigames/chains': () => ({ game: 'speedkino', links: 2_880 }),
  'POST /admin/api/minigames/chains/salt': () => ({
    game: 'powerball',
    chainId: 999_999,
    salt: '0123456789abcdef'.repeat(4),
    source: 'block 1',
    publishedAt: '2020-01-02T00:00:00Z',
  }),
  'POST /admin/api/minigames/chains/salt/confirm': () => ({
    game: 'powerball',
    chainId: 999_999,
    salt: '0123456789abcdef'.repeat(4),
    publishedAt: '2020-01-02T00:00:00Z',
  }),
  'POST /admin/api/minigames/feed/accept': () => ({
    ...miniRound,
    draw: { numbers: [1, 2, 3, 4, 5], powerBall: 0 },
    reason: 'official',
  }),
}
