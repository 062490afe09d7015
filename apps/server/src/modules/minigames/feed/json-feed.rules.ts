import { fiveMinutesMs } from '@maru/draws'
import { z } from 'zod'
import { seoulMidnight } from '../../../platform/seoul-time.ts'
import type { FeedResult } from './feed.ts'

/** Some feeds write numbers as texts with a zero before them. */
const number = z.union([z.number().int().min(-9_999).max(9_999), z.string().regex(/^\d{1,4}$/)]).transform(Number)
const numbers = z.array(number).max(100)

/** One round: the day in Seoul and its number on it, five balls and the power ball, or 22 numbers, in the order in which they were drawn. */
const row = z
  .object({
    date: z.iso.date(),
    round: number.pipe(z.number().int().min(1).max(288)),
    balls: numbers.optional(),
    powerball: number.optional(),
    numbers: numbers.optional(),
  })
  .refine((one) => (one.balls === undefined) !== (one.numbers === undefined), 'balls or numbers')

const document = z.union([
  row.transform((one) => [one]),
  z.array(row).max(1_000),
  z.object({ results: z.array(row).max(1_000) }).transform(({ results }) => results),
])

/** Reads `{date, round, balls, powerball}` or `{date, round, numbers}`, one, several in a list, or under `results`. Throws where it is something else. */
export const readFeed = (text: string): FeedResult[] =>
  document.parse(JSON.parse(text)).map(({ date, round, balls, powerball, ...rest }) => ({
    // Number 288 is 00:00 of the day after.
    drawAt: new Date(seoulMidnight(date).getTime() + round * fiveMinutesMs),
    draw: { numbers: balls ?? rest.numbers ?? [], powerBall: powerball ?? null },
  }))
