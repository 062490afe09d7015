import type { AdminCall, BodyOf, Call, DataOf } from '@maru/contract'
import type { z } from 'zod'
import type { Ctx, Guest, GuestCtx, Member, MemberCtx, Staff, StaffCtx } from '../context.ts'
import type { Services } from '../services.ts'

type CtxFor<C extends Call> = C['audience'] extends 'guest' ? GuestCtx : MemberCtx
export type ServedCall<C extends Call> = {
  call: C
  /** `file`: of a call that takes one. */
  handle: (ctx: Ctx<Guest | Member>, body: unknown, services: Services, file?: Uint8Array) => Promise<unknown>
  /** Opens its own transactions: see `serveInSteps`. */
  inSteps?: true
}

/** Binds a call of the member wire to what answers it. The body is already parsed by the contract. `services`: for what shares commits with other calls. */
export const serve = <C extends Call>(
  call: C,
  handle: (ctx: CtxFor<C>, body: BodyOf<C>, services: Services) => Promise<DataOf<C>>,
): ServedCall<Call> => ({
  call,
  handle: handle as ServedCall<Call>['handle'],
})

/**
 * The same for a call that waits for a vendor or hashes a password: no transaction and no connection is held for it. Its handler writes by
 * `ctx.inOwnTransaction`, a transaction for each step.
 */
export const serveInSteps: typeof serve = (call, handle) => ({ ...serve(call, handle), inSteps: true })

/** A call that takes a file. In steps: the file is read before, and computing with it holds no transaction. */
export const serveFile = <C extends Call>(
  call: C,
  handle: (ctx: CtxFor<C>, file: Uint8Array) => Promise<DataOf<C>>,
): ServedCall<Call> => ({
  call,
  handle: (ctx, _body, _services, file = new Uint8Array()) => handle(ctx as CtxFor<C>, file),
  inSteps: true,
})

export type AdminInput<C extends AdminCall> = {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  /** Of a call that takes one; empty in all others. */
  file: Uint8Array
}
/** Lets the few calls that set the staff cookie do so. */
export type StaffReply = { setSession(token: string, maxAgeSeconds: number): void; clearSession(): void }
export type ServedAdminCall<C extends AdminCall> = {
  call: C
  handle: (
    ctx: Ctx<Staff | Guest>,
    input: { params: unknown; query: unknown; body: unknown; file?: Uint8Array },
    reply: StaffReply,
    services: Services,
  ) => Promise<unknown>
  /** Opens its own transactions: see `serveInSteps`. */
  inSteps?: true
}

/** Binds a call of the back office. `ctx.siteId` is the site that the staff chose and may see. `services`: for what shares commits with other calls. */
export const serveAdmin = <C extends AdminCall>(
  call: C,
  handle: (
    ctx: C['permission'] extends 'public' ? Ctx<Guest> : StaffCtx,
    input: AdminInput<C>,
    reply: StaffReply,
    services: Services,
  ) => Promise<z.output<C['data']>>,
): ServedAdminCall<AdminCall> => ({ call, handle: handle as unknown as ServedAdminCall<AdminCall>['handle'] })

/** `serveInSteps` of the back office. */
export const serveAdminInSteps: typeof serveAdmin = (call, handle) => ({ ...serveAdmin(call, handle), inSteps: true })
