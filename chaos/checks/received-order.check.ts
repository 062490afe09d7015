import type { Received } from '../clients/listener.ts'
import type { Check } from './check.ts'
import type { Transfer } from './facts.ts'
import { changedReceived } from './received.ts'

const CASH = 1

/**
 * Messages name no version, so the ledger does: what one connection received must stand in the order of the balances that the member had. A balance that the member never had is
 * another member's, or invented.
 */
export const receivedOrderCheck: Check = {
  name: 'each balance that was received is one the member had, and none is older than the one before',
  seen: ({ live }) =>
    `${(live?.received ?? []).flatMap(({ connections }) => connections.flatMap(({ cash }) => cash)).length} balances`,
  find: ({ live, facts }) => {
    const balances = balancesOf(facts.transfers)
    return (live?.received ?? []).flatMap(({ name, memberId, connections }) =>
      connections.flatMap(({ cash, server }) => {
        const had = balances.get(memberId ?? 0) ?? []
        const wrong = firstOutOfOrder(cash, had)
        if (wrong === undefined) return []
        const why = had.includes(wrong) ? 'after a newer balance' : 'which member never had'
        return [`${name} received ${wrong} from ${server} ${why}`]
      }),
    )
  },
  control: {
    // A balance that the member had once only, received again after another: turned round, a short list may well be one that the member had, too.
    spoil: (evidence) => {
      const balances = balancesOf(evidence.facts.transfers)
      const oncePassed = ({ memberId }: Received, cash: readonly number[]): number | undefined => {
        const had = balances.get(memberId ?? 0) ?? []
        return cash.find((one) => one !== cash.at(-1) && had.indexOf(one) === had.lastIndexOf(one))
      }
      return changedReceived(
        evidence,
        (received) => received.connections.some(({ cash }) => oncePassed(received, cash) !== undefined),
        (received) => ({
          ...received,
          connections: received.connections.map((one) => {
            const passed = oncePassed(received, one.cash)
            return passed === undefined ? one : { ...one, cash: [...one.cash, passed] }
          }),
        }),
      )
    },
  },
}

/** Each as early as it can be after the one before; undefined where all have their place. The same balance received twice is no step back. */
const firstOutOfOrder = (received: readonly number[], had: readonly number[]): number | undefined => {
  let at = 0
  for (const balance of received) {
    const found = had.indexOf(balance, at)
    if (found < 0) return balance
    at = found
  }
  return undefined
}

/** All balances of the cash of each member, oldest first. */
const balancesOf = (transfers: readonly Transfer[]): Map<number, number[]> => {
  const all = new Map<number, number[]>()
  const add = (account: number, before: number | null, after: number): void => {
    if (account < 0 || (account & 15) !== CASH) return
    const of = all.get(account >> 4)
    if (of) of.push(after)
    else all.set(account >> 4, [before ?? 0, after])
  }
  for (const { from, to, from_before, to_before, amount } of transfers) {
    add(from, from_before, (from_before ?? 0) - amount)
    add(to, to_before, (to_before ?? 0) + amount)
  }
  return all
}
