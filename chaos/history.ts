import { appendFileSync, writeFileSync } from 'node:fs'

export const kinds = ['bet', 'win', 'rollback', 'deposit', 'withdrawal', 'cancel', 'wait', 'approve', 'reject'] as const
export type Kind = (typeof kinds)[number]

/**
 * `acknowledged`: it took effect, says an answer. `refused`: it did not and will not. `unknown`: no answer said so, or one that may speak of
 * an earlier try of ours.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

export type Operation = {
  no: number
  kind: Kind
  /** A vendor's transaction, a member's request key; of staff and of a cancellation the request. */
  id: string
  memberId: number
  amount: number
  /** Of vendors: the round, and the transaction that a win answers or a rollback undoes. */
  round?: string
  reference?: string
  /** Of staff: who. */
  by?: string
  outcome: Outcome
  /** The answer that decided. */
  said?: string
  /** Cash after it, as answered; one entry per different answer that acknowledged it. */
  balances: number[]
  /** Of a deposit or withdrawal: the request's number. */
  cashIdx?: number
  attempts: number
}
export type NewOperation = Pick<
  Operation,
  'kind' | 'id' | 'memberId' | 'amount' | 'round' | 'reference' | 'by' | 'cashIdx'
>

export type Observed = {
  outcome: Outcome
  said: string
  balance?: number | undefined
  cashIdx?: number | undefined
  /** Asking again would add nothing. */
  isLastWord?: boolean
}

/** Everything that was asked for and what was observed of it, in order. Lines are only ever added. */
export const createHistory = (file?: string) => {
  const operations: Operation[] = []
  const note = (line: object) => {
    if (file) appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...line })}\n`)
  }
  if (file) writeFileSync(file, '')
  return {
    operations: operations as readonly Operation[],
    invoke(asked: NewOperation): Operation {
      const operation: Operation = { ...asked, no: operations.length, outcome: 'unknown', balances: [], attempts: 0 }
      operations.push(operation)
      note({ invoked: asked, no: operation.no })
      return operation
    },
    /** One try ended. What an answer once said stays: a later try that nobody answered takes nothing back. */
    observe(operation: Operation, observed: Observed): void {
      operation.attempts++
      note({ observed, no: operation.no })
      if (observed.outcome === 'unknown') return
      // First word counts; a second word of the other kind is kept beside it, for the checks to find.
      if (operation.outcome === 'unknown') Object.assign(operation, { outcome: observed.outcome, said: observed.said })
      else if (operation.outcome !== observed.outcome) operation.said = `${operation.said}, then ${observed.said}`
      if (observed.cashIdx !== undefined) operation.cashIdx = observed.cashIdx
      if (
        observed.outcome === 'acknowledged' &&
        observed.balance !== undefined &&
        !operation.balances.includes(observed.balance)
      )
        operation.balances.push(observed.balance)
    },
    fault: (what: string) => note({ fault: what }),
  }
}
export type History = ReturnType<typeof createHistory>
