import type { AnyCall, Body, Data } from '@maru/client'

export type PartnerCall = Extract<AnyCall, { audience: 'partner' }>
export type PartnerPath = PartnerCall['path']
/** Lists that grow: each answer says where the next one begins. */
export type ListPath = {
  [P in PartnerPath]: Data<P> extends { list: readonly unknown[]; next: string | null } ? P : never
}[PartnerPath]

/** Sends one call of partners. Rejects with a `CallError`, whatever way it takes to the server. */
export type CallPartner = <P extends PartnerPath>(path: P, body: Body<P>) => Promise<Data<P>>
