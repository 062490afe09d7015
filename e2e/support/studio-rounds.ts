/** Rounds as the studio answers them, made up so that a picture shows the same each time. */
const answered = (stake: number, payout: number, events: readonly object[]) => ({
  outcome: 'played',
  balance: 12_345_678,
  net: payout - stake,
  round: {
    id: '00000000-0000-4000-8000-000000000001',
    number: 1_284_500,
    stake,
    payout,
    paid: true,
    events: [...events, { type: 'round-ended', stake, payout }],
  },
})

/** Eighty-two times the stake, on the first line. */
export const greatWin = answered(100_000, 8_213_000, [
  { type: 'reels-stopped', free: false, stops: [0, 1, 2, 3, 4], view: ['', '', '', '', ''] },
  { type: 'line-won', line: 0, symbol: 'A', count: 4, multiplier: 1, amount: 8_213_000 },
])

/** The whole stake came back and no more. */
export const stakeBack = answered(1_000, 1_000, [
  { type: 'reels-stopped', free: false, stops: [0, 1, 2, 3, 4], view: ['', '', '', '', ''] },
  { type: 'line-won', line: 0, symbol: 'A', count: 3, multiplier: 1, amount: 1_000 },
])

/** Three cards on both sides, and every place staked. */
export const longCoup = answered(2_500_000, 975_000, [
  {
    type: 'bets-placed',
    bets: { player: 500_000, banker: 500_000, tie: 500_000, playerPair: 500_000, bankerPair: 500_000 },
  },
  ...[
    ['player', 9, 0],
    ['banker', 12, 0],
    ['player', 22, 0],
    ['banker', 0, 1],
    ['player', 26, 1],
    ['banker', 1, 3],
  ].map(([to, card, total]) => ({ type: 'card-dealt', to, card, total })),
  {
    type: 'coup-decided',
    outcome: { winner: 'banker', playerPair: false, bankerPair: false },
    playerTotal: 1,
    bankerTotal: 3,
    coup: 1,
  },
  { type: 'place-paid', place: 'banker', stake: 500_000, returned: 975_000 },
  { type: 'place-paid', place: 'player', stake: 500_000, returned: 0 },
])
