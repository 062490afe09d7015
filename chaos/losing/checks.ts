import type { PartCheck } from '../studio/checks.ts'
import type { LosingEvidence } from './evidence.ts'

/** What each store is due for each day, by hand: its share of what was lost, and what is below zero is carried. */
const duesOf = ({ lost }: LosingEvidence): Map<string, number> => {
  const dues = new Map<string, number>()
  const carried = new Map<number, number>()
  for (const { day, holderId, losses, shareBp } of lost) {
    const all = (carried.get(holderId) ?? 0) + losses * shareBp
    carried.set(holderId, Math.min(all, 0))
    if (all >= 10_000) dues.set(`${day} of ${holderId}`, Math.floor(all / 10_000))
  }
  return dues
}

type Sum = { day: string; holderId: number; amount: number }
const strays = (evidence: LosingEvidence, sums: readonly Sum[], what: string): string[] => {
  const dues = duesOf(evidence)
  const found = Map.groupBy(sums, ({ day, holderId }) => `${day} of ${holderId}`)
  return [...new Set([...dues.keys(), ...found.keys()])].flatMap((key) => {
    const amounts = (found.get(key) ?? []).map(({ amount }) => amount)
    const due = dues.get(key)
    const isRight = due === undefined ? amounts.length === 0 : amounts.length === 1 && amounts[0] === due
    return isRight ? [] : [`${key}: ${due ?? 'nothing'} is due, ${what} ${amounts.join(', ') || 'nothing'}`]
  })
}

const withoutLast = <T>(list: readonly T[]): T[] => list.slice(0, -1)
const lastTwice = <T>(list: readonly T[]): T[] => [...list, ...list.slice(-1)]

export const losingChecks: readonly PartCheck<LosingEvidence>[] = [
  {
    name: 'the desks end when they are killed, and never by themselves',
    seen: ({ kills }) => `${kills} kills`,
    find: ({ ends, kills }) => (ends > kills ? [`they ended ${ends} times, and were killed ${kills} times`] : []),
    spoil: (evidence) => ({ ...evidence, ends: evidence.kills + 1 }),
  },
  {
    name: 'each day is settled once, and none is left frozen or half paid',
    seen: ({ settlements }) => `${settlements.length} settlements`,
    find: ({ lost, settlements, waitedFor }) => [
      ...[...new Set(lost.map(({ day }) => day))].flatMap((day) => {
        const found = settlements.filter((one) => one.day === day).map(({ status }) => status)
        return found.join() === 'paid' ? [] : [`${day}: ${found.join(', ') || 'not settled'}`]
      }),
      ...(waitedFor === undefined ? [] : [`nothing was paid any more for a minute: ${waitedFor}`]),
    ],
    spoil: (evidence) => ({ ...evidence, settlements: lastTwice(evidence.settlements) }),
  },
  {
    name: 'each payment that is due is there once, and none is missing',
    seen: ({ payments }) => `${payments.length} payments`,
    find: (evidence) => strays(evidence, evidence.payments, 'paid was'),
    spoil: (evidence) =>
      evidence.payments.length === 0 ? undefined : { ...evidence, payments: withoutLast(evidence.payments) },
  },
  {
    name: 'each payment came to its purse once',
    seen: ({ entries }) => `${entries.length} entries`,
    find: (evidence) => strays(evidence, evidence.entries, 'in its purse is'),
    spoil: (evidence) =>
      evidence.entries.length === 0 ? undefined : { ...evidence, entries: lastTwice(evidence.entries) },
  },
  {
    name: 'purses of the ledger hold what is due altogether',
    seen: ({ purses }) => `${purses.length} purses`,
    find: (evidence) => {
      const sums = new Map<number, number>()
      for (const [key, amount] of duesOf(evidence)) {
        const holderId = Number(key.split(' ').at(-1))
        sums.set(holderId, (sums.get(holderId) ?? 0) + amount)
      }
      const held = new Map(evidence.purses.map(({ holderId, balance }) => [holderId, balance]))
      return [...new Set([...sums.keys(), ...held.keys()])].flatMap((holderId) =>
        sums.get(holderId) === held.get(holderId)
          ? []
          : [`partner ${holderId}: ${sums.get(holderId) ?? 0} due, ${held.get(holderId) ?? 0} held`],
      )
    },
    spoil: (evidence) => ({
      ...evidence,
      purses: evidence.purses.map((purse, at) => (at === 0 ? { ...purse, balance: purse.balance + 1 } : purse)),
    }),
  },
  {
    name: 'the proofs of ledger and purses find nothing',
    seen: () => 'ledger.verify, partner.verify_purses',
    find: ({ proofs }) => proofs,
    spoil: (evidence) => ({ ...evidence, proofs: ['a proof'] }),
  },
]
