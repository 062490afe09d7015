import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { pointsOut } from '../../money.ts'
import { ownSeedPattern } from '../../own-seed.ts'
import { pageInfo, pageNumber } from '../../paging.ts'
import { requestKey } from '../../wire.ts'

/** Names the weights that a wheel shows: its version, and how many slices are left of it. */
const table = z.string().max(20)
const hex = z.string()
/** `left`: how many of it can still be won; null: without end. */
const slice = z.object({ points: pointsOut, weight: z.number().int(), left: z.number().int().nullable() })

const spin = z.object({
  number: z.number().int(),
  points: pointsOut,
  /** What the wheel had when it was drawn, in order, and where the roll fell. */
  slices: z.array(z.object({ points: pointsOut, weight: z.number().int() })),
  slice: z.number().int(),
  roll: z.number().int(),
  /** The hash was published before, the seed is the one that it is of. */
  hash: hex,
  seed: hex,
  ownSeed: z.string(),
  at: z.string(),
})
export type RotarySpin = z.output<typeof spin>

/** The wheel, how many spins one has, and what the next one is drawn by. */
export const rotaryShow = defineCall({
  path: '/api/rotary/show',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    isOn: z.boolean(),
    table,
    slices: z.array(slice),
    spins: z.number().int(),
    /** When the first of them is gone; '' without any. */
    spinUntil: z.string(),
    /** What the next spin is drawn by: its number, the hash of our seed, and one's own. */
    next: z.object({ number: z.number().int(), hash: hex, ownSeed: z.string() }),
    barred: z.enum(['', 'RW01']),
  }),
  refusals: [],
})

/** Uses a spin up and draws. RT01: no spin. RT02: the wheel is off. RT03: it changed since it was read. RW01: a pause. The same key again answers the first outcome. */
export const rotarySpin = defineCall({
  path: '/api/rotary/spin',
  audience: 'member',
  body: z.object({ table, requestKey }),
  data: z.object({ spin }),
  refusals: ['RT01', 'RT02', 'RT03', 'RW01', 'B0095'],
})

/** One's own part of the next draw; the hash of ours is published already. */
export const rotarySeed = defineCall({
  path: '/api/rotary/seed',
  audience: 'member',
  body: z.object({ ownSeed: z.string().regex(ownSeedPattern) }),
  data: z.object({ ownSeed: z.string() }),
  refusals: [],
})

/** One's spins with all that they can be computed from, the newest first. */
export const rotaryList = defineCall({
  path: '/api/rotary/list',
  audience: 'member',
  body: z.object({ page: pageNumber }),
  data: z.object({ list: z.array(spin), pageInfo }),
  refusals: [],
  reads: true,
})
