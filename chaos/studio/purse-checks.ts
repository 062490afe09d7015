import type { PartCheck } from './checks.ts'
import type { Entry, PurseEvidence } from './purse-evidence.ts'

const isTransfer = ({ kind }: Entry): boolean => kind === 'credit' || kind === 'debit'

export const purseChecks: readonly PartCheck<PurseEvidence>[] = [
  {
    name: 'of every transfer to a vendor or back it is known in the end what became of it',
    seen: ({ transfers }) => {
      const count = (fits: (one: PurseEvidence['transfers'][number]) => boolean) => transfers.filter(fits).length
      return `${count(({ status }) => status === 'done')} done, ${count(({ status }) => status === 'refused')} refused, ${count(({ tries }) => tries > 0)} asked about more than once`
    },
    find: ({ transfers }) =>
      transfers.filter(({ status }) => status === 'sent').map(({ id }) => `nothing is known of transfer ${id}`),
    spoil: (evidence) => withFirst(evidence, (transfer) => ({ ...transfer, status: 'sent' })),
  },
  {
    name: 'a transfer took effect at the vendor exactly where our books say that it did',
    seen: ({ entries }) => `${entries.filter(isTransfer).length} movements at the vendor`,
    find: ({ transfers, entries }) => {
      const byId = new Map(entries.map((entry) => [entry.id, entry]))
      const known = new Set(transfers.map(({ id }) => id))
      const wrong = transfers.flatMap(({ id, direction, amount, status }) => {
        const entry = byId.get(id)
        const isDone = entry?.outcome === 'done'
        if ((status === 'done') !== isDone) return [`transfer ${id} is ${status}, at the vendor ${entry?.outcome}`]
        const kind = direction === 'in' ? 'credit' : 'debit'
        if (entry && (entry.kind !== kind || entry.amount !== amount))
          return [`transfer ${id} is a ${kind} of ${amount}, at the vendor a ${entry.kind} of ${entry.amount}`]
        return []
      })
      const strange = entries.filter((entry) => isTransfer(entry) && !known.has(entry.id))
      return [...wrong, ...strange.map(({ id }) => `the vendor has a transfer that we never sent: ${id}`)]
    },
    spoil: (evidence) =>
      withFirst(evidence, (transfer) => ({ ...transfer, status: transfer.status === 'done' ? 'refused' : 'done' })),
  },
  {
    name: 'all money has come back from purses: no won is lost, and none is there twice',
    seen: ({ holders }) => `${holders.length} members, ${holders.reduce((sum, { cash }) => sum + cash, 0)} won`,
    find: ({ holders, entries }) =>
      holders.flatMap(({ player, startingCash, cash, away, pending, atVendor, state, openRounds }) => {
        const won = entries
          .filter((entry) => entry.player === player && !isTransfer(entry))
          .reduce((sum, { by }) => sum + by, 0)
        const left = away + pending + atVendor
        const where = `${away} in game, ${pending} on its way, ${atVendor} at the vendor; ${[state, ...openRounds].join('; ')}`
        const found = left === 0 ? [] : [`${player}: ${where}`]
        const shall = startingCash + won
        return cash === shall ? found : [...found, `${player} has ${cash}, the rounds make ${shall}`]
      }),
    spoil: (evidence) => ({ ...evidence, holders: evidence.holders.map((one) => ({ ...one, cash: one.cash + 1 })) }),
  },
]

/** The first transfer changed; undefined where there is none. */
const withFirst = (
  evidence: PurseEvidence,
  change: (transfer: PurseEvidence['transfers'][number]) => PurseEvidence['transfers'][number],
): PurseEvidence | undefined => {
  const [first, ...rest] = evidence.transfers
  return first && { ...evidence, transfers: [change(first), ...rest] }
}
