export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

export const RED = '#bf2230'
export const BLACK = '#141828'

/** Around the origin, about 64 wide: spade, heart, diamond, club. */
export const suits = [
  {
    ink: BLACK,
    path: 'M0-34C-6-20-30-8-30 12c0 14 16 20 26 8-1 8-4 13-9 16h26c-5-3-8-8-9-16 10 12 26 6 26-8C30-8 6-20 0-34Z',
  },
  { ink: RED, path: 'M0 34C-8 20-32 6-32-12c0-18 24-24 32-6 8-18 32-12 32 6C32 6 8 20 0 34Z' },
  { ink: RED, path: 'M0-36C6-20 16-8 27 0 16 8 6 20 0 36-6 20-16 8-27 0-16-8-6-20 0-36Z' },
  {
    ink: BLACK,
    path: 'M0-34c-16 0-20 18-10 26-14-4-22 6-20 16 3 14 20 16 26 4-1 10-4 18-9 22h26c-5-4-8-12-9-22 6 12 23 10 26-4 2-10-6-20-20-16C20-16 16-34 0-34Z',
  },
] as const
