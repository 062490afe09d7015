import type { LockedHolding } from '../../ledger/index.ts'
import type { Asked, Decision, ExecutedOperation, WagerSource } from './source.ts'

/** Of any source: what its operations are and what it loads only the source itself knows. */
export type AnySource = WagerSource<unknown, unknown, string, unknown>

/** One operation on its way through a batch: submitted by its source, decided on what was loaded, executed. */
export type Submitted = Asked<unknown> & { source: AnySource }
/** `held`: what the member's locked purses held before the batch. */
export type Decided = Submitted & { held: LockedHolding; loaded: unknown; decision: Decision<string, unknown> }
/** `isCashMoved`: a transfer changed the member's cash, and so the version of what it holds. */
export type Executed = ExecutedOperation<unknown, unknown, string, unknown> & { decided: Decided; isCashMoved: boolean }
