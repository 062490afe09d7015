import type { BallTone } from '@maru/ui/ball.tsx'

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const pocketTone = (pocket: number): BallTone => (pocket === 0 ? 'green' : red.has(pocket) ? 'red' : 'black')
