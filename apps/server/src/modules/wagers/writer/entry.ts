import type { LockedHolding } from '../../ledger/index.ts'
import type { Asked, Decision, WagerSource, Written } from './source.ts'

/** Of any source: what its operations are and what it loads only the source itself knows. */
export type AnySource = WagerSource<unknown, unknown, string, unknown>
export type Submitted = Asked<unknown> & { source: AnySource }

/** One operation on its way through a batch. */
export type Entry = Submitted & { held: LockedHolding; loaded: unknown; decision: Decision<string, unknown> }
export type Outcome = Written<unknown, unknown, string, unknown> & { entry: Entry; cashMoved: boolean }
