// Types only: no schema and no zod reaches the browser by this file.
import type * as contract from '@maru/contract'

type Exported = (typeof contract)[keyof typeof contract]
/** Every call of the member wire. */
export type AnyCall = Extract<Exported, { path: string; audience: string; reads: boolean }>
export type CallPath = AnyCall['path']
export type CallAt<P extends CallPath> = Extract<AnyCall, { path: P }>
export type Body<P extends CallPath> = contract.SentBodyOf<CallAt<P>>
export type Data<P extends CallPath> = contract.DataOf<CallAt<P>>
