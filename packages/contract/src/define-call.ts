import type { z } from 'zod'
import type { ResultCode } from './result-code.ts'

/** Who may make a call: anybody, a logged-in member, or a logged-in partner member. Staff calls are `defineAdminCall`. */
export const audiences = ['guest', 'member', 'partner'] as const
export type Audience = (typeof audiences)[number]

/** One call of the member wire: `POST path`, body and answer in the envelope. */
export type Call<
  Path extends string = string,
  Who extends Audience = Audience,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  No extends ResultCode = ResultCode,
> = {
  path: Path
  audience: Who
  body: Body
  data: Data
  /** The codes it may answer beside "0" and those which every call may answer (`generalCodes`). */
  refusals: readonly No[]
  /** Changes nothing, so it runs without a transaction. */
  reads: boolean
  /** What it reads may be two seconds old, so a replica may answer it. Never for what a member or staff look at after they changed it. */
  mayLag: boolean
  /** Answered while the site is under maintenance, too. */
  duringMaintenance: boolean
  /** Served there and nowhere else. */
  at?: 'partner-site'
  /** Its body is `multipart/form-data` with one file, called `file`, of so many bytes at most, outside the envelope. */
  takesFileOf?: number
}

type Shape<P extends string, W extends Audience, B extends z.ZodType, D extends z.ZodType, N extends ResultCode> = Omit<
  Call<P, W, B, D, N>,
  'reads' | 'mayLag' | 'duringMaintenance'
> & { reads?: boolean; mayLag?: boolean; duringMaintenance?: boolean }

export const defineCall = <
  const P extends string,
  W extends Audience,
  B extends z.ZodType,
  D extends z.ZodType,
  const N extends ResultCode,
>(
  call: Shape<P, W, B, D, N>,
): Call<P, W, B, D, N> => ({ reads: false, mayLag: false, duringMaintenance: false, ...call })

export type BodyOf<C extends { body: z.ZodType }> = z.output<C['body']>
export type SentBodyOf<C extends { body: z.ZodType }> = z.input<C['body']>
export type DataOf<C extends { data: z.ZodType }> = z.output<C['data']>
