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
/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, in Asia/Seoul. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)

/** Paging of the back office calls. */
export const adminPage = z.object({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
})
export const adminPageOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.number().int(), page: z.number().int(), size: z.number().int() })
