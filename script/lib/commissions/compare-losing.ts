import type pg from 'pg'
import type { Site } from './journal.ts'
import { type Recomputed, recomputeSettlement } from './losing.ts'
import { findSettlements, lineFields, noLine, type StoredSettlement, storedPayments } from './settlements.ts'

type Print = (line: string) => void
type Days = { from: string | null; until: string | null }

/** Recomputes every settlement of losing that lies in these days; answers how many there are, and how many figures differ. Of each it names the first. */
export const verifyLosing = async (
  client: pg.ClientBase,
  site: Site,
  { from, until }: Days,
  print: Print,
): Promise<{ settlements: number; findings: number }> => {
  const all = await findSettlements(client, site)
  const chosen = all.filter((one) => (from === null || one.until >= from) && (until === null || one.from <= until))
  let findings = 0
  for (const one of chosen) {
    const recomputed = await recomputeSettlement(client, site, all, one)
    const name = `site ${site.siteId}, losing of ${one.from}..${one.until}`
    if (recomputed.unsure.size > 0)
      print(`${name}: ${recomputed.unsure.size} lines left out, whose rounds were corrected while it was frozen`)
    const found = [
      ...memberDifferences(recomputed, one),
      ...lineDifferences(recomputed),
      ...(await totalDifferences(client, site, one, recomputed)),
    ]
    findings += found.length
    if (found.length > 0) print(`${name}, ${found[0]}`)
    if (found.length > 1) print(`  and ${found.length - 1} more of that period`)
  }
  return { settlements: chosen.length, findings }
}

const differs = (name: string, expected: bigint, booked: bigint): string[] =>
  expected === booked ? [] : [`${name} ${expected} expected, ${booked} booked`]

const memberDifferences = ({ members, waiting }: Recomputed, { rule }: StoredSettlement): string[] => {
  const fields = rule === 'flow' ? (['deposits', 'withdrawals', 'growth'] as const) : (['bonuses'] as const)
  return members.flatMap(({ memberId, expected, stored }) => {
    // A member of whom nothing stayed has no row: its deposits went as they came.
    const base = expected.deposits - expected.withdrawals - expected.growth
    const isLeftOut = rule === 'flow' && base === 0n && fields.every((field) => stored[field] === 0n)
    const own = isLeftOut ? [] : fields.flatMap((field) => differs(field, expected[field], stored[field]))
    const found = [...own, ...differs('waiting', waiting.get(memberId) ?? 0n, stored.waitingAfter)]
    return found.length > 0 ? [`member ${memberId}: ${found.join('; ')}`] : []
  })
}

const lineDifferences = ({ expected, booked, unsure }: Recomputed): string[] =>
  [...new Set([...expected.keys(), ...booked.keys()])].sort(byHolder).flatMap((key) => {
    if (unsure.has(key)) return []
    const [one, other] = [expected.get(key) ?? noLine, booked.get(key) ?? noLine]
    const found = lineFields.flatMap((field) => differs(words[field], one[field], other[field]))
    const [holder, group] = key.split(' ')
    return found.length > 0 ? [`partner ${holder}, ${group}: ${found.join('; ')}`] : []
  })

/** Shares are won times basis points. */
const words = {
  losses: 'losses',
  divided: 'divided',
  rolling: 'rolling',
  ofPeriod: 'share × 10,000',
  adjustments: 'late corrections × 10,000',
  carriedIn: 'carried in × 10,000',
  carriedOut: 'carried out × 10,000',
  amount: 'amount',
} as const satisfies Record<(typeof lineFields)[number], string>

const byHolder = (one: string, other: string): number =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1)

/** The sums of the settlement itself, and whom it paid. */
const totalDifferences = async (
  client: pg.ClientBase,
  site: Site,
  { settlementId, amount, paidPartners, status }: StoredSettlement,
  { booked }: Recomputed,
): Promise<string[]> => {
  const due = new Map<number, bigint>()
  for (const [key, line] of booked)
    if (line.amount > 0n) due.set(Number.parseInt(key, 10), (due.get(Number.parseInt(key, 10)) ?? 0n) + line.amount)
  const all = [...due.values()].reduce((sum, one) => sum + one, 0n)
  const paid = await storedPayments(client, site, settlementId)
  const holders = [...new Set([...due.keys(), ...paid.keys()])].sort((one, other) => one - other)
  // While it is being paid some are still to come; nobody gets another sum than is due.
  const payments = holders.flatMap((holderId) => {
    const sum = paid.get(holderId)
    const isComing = sum === undefined && status !== 'paid'
    return isComing ? [] : differs(`partner ${holderId}: payment`, due.get(holderId) ?? 0n, sum ?? 0n)
  })
  return [
    ...differs('its amount', all, amount),
    ...differs('its paid partners', BigInt(due.size), BigInt(paidPartners)),
    ...payments,
  ]
}
