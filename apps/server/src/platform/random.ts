import { randomBytes, randomInt } from 'node:crypto'
import type { Random } from './context.ts'

export const secureRandom: Random = { bytes: (n) => randomBytes(n), int: (below) => randomInt(below) }
