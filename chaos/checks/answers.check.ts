import { described } from './acknowledged.check.ts'
import type { Check } from './check.ts'
import { effectsOf } from './effects.ts'

/** A vendor that asks again is answered as the first time, and every balance it was given is one that the ledger had at that moment. */
export const answersCheck: Check = {
  name: 'repeats are answered as at first, with the balance of that moment',
  seen: ({ history }) => `${history.filter(({ attempts }) => attempts > 1).length} asked more than once`,
  find: ({ history, facts }) => {
    const { requests, transfers } = effectsOf(facts)
    return history.flatMap((operation) => {
      const { balances, kind, id } = operation
      if (balances.length > 1) return [`${described(operation)} was answered with balances ${balances.join(' and ')}`]
      const row = requests.get(`${kind} ${id}`)
      const transfer = row?.transfer_id ? transfers.get(row.transfer_id) : undefined
      if (!transfer || balances[0] === undefined) return []
      const after =
        transfer.from > 0 ? (transfer.from_before ?? 0) - transfer.amount : (transfer.to_before ?? 0) + transfer.amount
      return after === balances[0]
        ? []
        : [`${described(operation)} was answered with ${balances[0]}, the ledger had ${after}`]
    })
  },
  control: {
    spoil: (evidence) => {
      const observed = evidence.history.findLast(({ balances }) => balances.length === 1)
      return {
        ...evidence,
        history: evidence.history.map((operation) =>
          operation === observed
            ? { ...operation, balances: [...operation.balances, (operation.balances[0] ?? 0) + 1] }
            : operation,
        ),
      }
    },
  },
}
