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

const MOST_ROWS = 1_000
const named = z.object({ results: z.array(z.unknown()) })

/** Reads `{date, round, balls, powerball}` or `{date, round, numbers}`, one, several in a list, or under `results`. Throws where it is something else. */
export const readFeed = (text: string): FeedResult[] => {
  const rows = rowsOf(JSON.parse(text))
  if (rows.length > MOST_ROWS) throw new Error(`more than ${MOST_ROWS} results`)
  return rows.map((said, i) => {
    const { date, round, balls, powerball, ...rest } = readRow(said, i)
    return {
      // Number 288 is 00:00 of the day after.
      drawAt: new Date(seoulMidnight(date).getTime() + round * fiveMinutesMs),
      draw: { numbers: balls ?? rest.numbers ?? [], powerBall: powerball ?? null },
    }
  })
}

const rowsOf = (said: unknown): unknown[] =>
  Array.isArray(said) ? said : (named.safeParse(said).data?.results ?? [said])

/** Ends at the first row that is wrong, and says one thing of it: a long list of faults of a long feed takes seconds to write. */
const readRow = (said: unknown, i: number): z.output<typeof row> => {
  const read = row.safeParse(said)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`result ${i + 1} of the feed: ${issue?.path.join('.')} ${issue?.message}`)
}

/** A file of the folder for feeds, or an address of http or https. */
export type FeedAddress = { file: string } | { url: URL }

/** `file:powerball.json` or `https://…`; undefined where it is neither. */
export const feedAddressOf = (address: string): FeedAddress | undefined => {
  const file = /^file:([a-zA-Z0-9][a-zA-Z0-9._-]*)$/.exec(address)?.[1]
  if (file) return { file }
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url ? { url } : undefined
}
