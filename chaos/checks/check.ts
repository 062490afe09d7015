import type { Intrusions } from '../clients/intruder.ts'
import type { Received } from '../clients/listener.ts'
import type { Operation } from '../history.ts'
import type { Facts } from './facts.ts'

/** What a run left: what clients observed, what the database holds, what they are answered in the end. */
export type Evidence = {
  history: readonly Operation[]
  facts: Facts
  /** Cash that each member began with, and what the vendor's call and the member's page say they have now. */
  members: readonly { memberId: number; startingCash: number; reported: readonly (number | undefined)[] }[]
  servers: readonly { name: string; ends: number; answersAfterMs: number | undefined }[]
  /** Connections by which the servers notify each other at the end; undefined of stand-ins, which have none. */
  listening?: number | undefined
  /** What the listeners of the live socket received; undefined of stand-ins, which have none. */
  live?: { received: readonly Received[]; intrusions: Intrusions } | undefined
}

export type Check<E extends Evidence = Evidence> = {
  name: string
  /** Sentences about what is wrong; none is a pass. */
  find(evidence: E): string[]
  /** How much was looked at, for the report. */
  seen(evidence: E): string
  /**
   * Its positive control: does one wrong to the evidence of this very run, in SQL on a transaction that is rolled back, or to what was observed. The
   * check must then find something.
   */
  control: { sql: string } | { spoil(evidence: E): E }
}

export const MOST_SHOWN = 5
