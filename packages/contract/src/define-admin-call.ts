import type { z } from 'zod'
import type { Permission } from './permission.ts'
import type { StaffCode } from './staff-code.ts'

/** One call of the back office: plain JSON over REST below `/admin/api`, with a permission on every one. */
export type AdminCall<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** Fastify style: `/admin/api/members/:memberId`. */
  path: Path
  /** `public`: before login. `staff`: any logged-in staff account. */
  permission: Permission | 'public' | 'staff'
  params: Params
  query: Query
  body: Body
  data: Data
  refusals: readonly StaffCode[]
  /** Its body is `multipart/form-data` with one file, called `file`, of so many bytes at most. */
  takesFileOf?: number
  /** Bytes of its body, where it may be larger than those of all others. */
  takesBodyOf?: number
  /** As of `Call`; of a GET. */
  mayLag?: boolean
}

export const defineAdminCall = <
  const M extends 'GET' | 'POST' | 'PUT' | 'DELETE',
  const P extends string,
  Pa extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
>(
  call: AdminCall<M, P, Pa, Q, B, D>,
): AdminCall<M, P, Pa, Q, B, D> => call

/** What a browser sends and gets. */
export type AdminParamsOf<C extends AdminCall> = z.input<C['params']>
export type AdminQueryOf<C extends AdminCall> = z.input<C['query']>
export type AdminBodyOf<C extends AdminCall> = z.input<C['body']>
export type AdminAnswerOf<C extends AdminCall> = z.output<C['data']>
