import { z } from 'zod'

export const wheelSlices = { least: 2, most: 12 }
/** What all weights may come to: the stream of a draw answers no larger numbers. */
export const mostWheelWeight = 65_536
/** Spins that staff give at once. */
export const mostSpinsGiven = 10

/** `stock`: how often it can be won by this version of the wheel; null: without end. */
export const wheelSlice = z.object({
  points: z.number().int().min(0).max(1_000_000),
  weight: z.number().int().min(1).max(mostWheelWeight),
  stock: z.number().int().min(0).max(1_000_000).nullable(),
})
export type WheelSlice = z.output<typeof wheelSlice>

export const wheelTerms = z
  .object({
    isOn: z.boolean(),
    slices: z.array(wheelSlice).min(wheelSlices.least).max(wheelSlices.most),
    /** Days until a spin that was not used is gone. */
    spinLasts: z.number().int().min(1).max(365),
  })
  .refine(({ slices }) => slices.reduce((sum, { weight }) => sum + weight, 0) <= mostWheelWeight, { path: ['slices'] })
  // One is always there to be won.
  .refine(({ slices }) => slices.some(({ stock }) => stock === null), { path: ['slices'] })
export type WheelTerms = z.output<typeof wheelTerms>
