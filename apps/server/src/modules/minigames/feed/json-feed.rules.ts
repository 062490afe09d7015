import type { MiniFault, MiniFaultProblem } from '@maru/contract'
import { fiveMinutesMs } from '@maru/draws'
import { z } from 'zod'
import { seoulMidnight } from '../../../platform/seoul-time.ts'
import type { FeedFault, FeedRead, FeedResult } from './feed.ts'

/** Some feeds write numbers as texts with a zero before them. */
const number = z.union([z.number().int().min(-9_999).max(9_999), z.string().regex(/^\d{1,4}$/)]).transform(Number)
const numbers = z.array(number).max(100)

/** One round: the day in Seoul and its number on it, five balls and the power ball, or 22 numbers, in the order in which they were drawn. */
const fields = z.object({
  date: z.iso.date(),
  round: number.pipe(z.number().int().min(1).max(288)),
  balls: numbers.optional(),
  powerball: number.optional(),
  numbers: numbers.optional(),
})
const row = fields.refine((one) => (one.balls === undefined) !== (one.numbers === undefined), 'balls or numbers')
/** A round that is announced, and not drawn yet. */
const nothing = z.union([z.null(), z.literal(''), z.array(z.unknown()).max(0)]).optional()
const announced = fields.extend({ balls: nothing, powerball: nothing, numbers: nothing })

const MOST_ROWS = 1_000
/** With more of them it is another feed, or one that is broken. */
const MOST_FAULTS = 20
const MOST_TEXT = 200
const MOST_VALUE = 40
const named = z.object({ results: z.array(z.unknown()) })

/**
 * Reads `{date, round, balls, powerball}` or `{date, round, numbers}`, one, several in a list, or under `results`. A row that is wrong is set aside. Throws where it is something
 * else: no row says a result, or too many are wrong.
 */
export const readFeed = (text: string): FeedRead => {
  const rows = rowsOf(parse(text))
  if (rows.length > MOST_ROWS) throw new Error(`more than ${MOST_ROWS} results`)
  const results: FeedResult[] = []
  const faults: FeedFault[] = []
  for (const [i, said] of rows.entries()) {
    if (announced.safeParse(said).success) continue
    const read = row.safeParse(said)
    if (read.success) results.push(resultOf(read.data))
    else faults.push(faultOf(i + 1, said, read.error))
    // At the latest here, for faults of a long feed take seconds to write.
    if (faults.length > MOST_FAULTS) break
  }
  const [first] = faults
  if (first && (faults.length > MOST_FAULTS || (results.length === 0 && faults.every(({ of }) => !of))))
    throw new Error(`result ${first.row} of the feed: ${textOf(first.why)}`)
  return { results, faults }
}

/** What is wrong with it would be another text at each look: it is cited there. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('no JSON')
  }
}

const rowsOf = (said: unknown): unknown[] =>
  Array.isArray(said) ? said : (named.safeParse(said).data?.results ?? [said])

const resultOf = ({ date, round, balls, powerball, ...rest }: z.output<typeof row>): FeedResult => ({
  // Number 288 is 00:00 of the day after.
  drawAt: new Date(seoulMidnight(date).getTime() + round * fiveMinutesMs),
  draw: { numbers: balls ?? rest.numbers ?? [], powerBall: powerball ?? null },
})

const faultOf = (at: number, said: unknown, { issues: [issue] }: z.ZodError): FeedFault => ({
  row: at,
  why: whyOf(said, issue?.path ?? []),
  text: cut(said, MOST_TEXT),
  of: saysResult(said)
    ? {
        date: fields.shape.date.safeParse(said.date).data ?? null,
        round: fields.shape.round.safeParse(said.round).data ?? null,
      }
    : undefined,
})

const cut = (said: unknown, most: number): string => JSON.stringify(said).slice(0, most).toWellFormed()

const problems: Record<string, MiniFaultProblem> = { date: 'date', round: 'round' }
const whyOf = (said: unknown, path: readonly PropertyKey[]): MiniFault => {
  if (path.length === 0) return { problem: isObject(said) ? 'result' : 'row', field: null, value: null }
  const field = String(path[0])
  // In a list the first that is no number.
  let value = said
  for (const key of path) value = (value as Record<PropertyKey, unknown>)[key]
  if (value === undefined) return { problem: 'missing', field, value: null }
  return { problem: problems[field] ?? 'numbers', field, value: cut(value, MOST_VALUE) }
}
/** For the log. */
const textOf = ({ problem, field, value }: MiniFault): string => [problem, field, value].filter(Boolean).join(' ')

const isObject = (said: unknown): said is object => typeof said === 'object' && said !== null && !Array.isArray(said)
type Fields = Record<keyof typeof fields.shape, unknown>
const isNothing = (value: unknown): boolean => nothing.safeParse(value).success
/** Whatever its numbers look like. */
const saysResult = (said: unknown): said is Fields => {
  if (!isObject(said)) return false
  const { balls, powerball, numbers } = said as Fields
  return ![balls, powerball, numbers].every(isNothing)
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
