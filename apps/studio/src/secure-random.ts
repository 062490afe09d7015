import { randomInt } from 'node:crypto'
import type { Random } from './games/random.ts'

/** The chance that rounds are decided with: the operating system's, without modulo bias. */
export const secureRandom: Random = { below: (bound) => randomInt(bound) }
