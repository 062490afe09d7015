import { z } from 'zod'

export const defaultPageSize = 10

/** `tatal_list_count` is spelled as on the wire. */
export const pageInfo = z.object({
  page: z.number().int(),
  count_per_list: z.number().int(),
  tatal_list_count: z.number().int(),
})
export type PageInfo = z.output<typeof pageInfo>

export const pageNumber = z.number().int().min(1).max(1_000_000).default(1)
/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, in Asia/Seoul. A day that no calendar has, such as 31 February, is refused. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/)
  .refine((text) => isCalendarDay(text.slice(0, 10)))
/** `YYYY-MM-DD`, in Asia/Seoul; of a year that databases know, too. */
export const localDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => isCalendarDay(text) && text >= '1900-01-01')
/** `YYYY-MM-DD` that the calendar has. */
const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  // JavaScript takes 31 February for 3 March.
  // PostgreSQL knows no year 0.
  return !text.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Paging by rows, of lists that grow: each page costs the same. `before`: what the page before answered as `next`; '' begins anew. */
export const adminPlace = z.object({
  before: z.string().max(60).default(''),
  size: z.coerce.number().int().min(1).max(100).default(20),
})
/** `next`: what the page after this is asked by; null: there is none. */
export const adminRowsOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), next: z.string().nullable() })

/** Paging by number, of the back office's lists that are bounded. */
export const adminPage = z.object({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
})
export const adminPageOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.number().int(), page: z.number().int(), size: z.number().int() })
