import { type PlainHolder, slowAdjustment, slowLosingLine } from '@maru/commission/slow'
import type pg from 'pg'
import { holdersOf, type Site } from './journal.ts'
import { type MemberStake, type MemberSums, memberSums } from './losing-flows.ts'
import { type PlainPlay, playOf, type Taken } from './losing-play.ts'
import { correctionsBefore, type LineSums, noLine, type StoredSettlement, storedLines } from './settlements.ts'

/** A settlement as it should be, beside what it says. `unsure`: lines that nobody can tell any more. */
export type Recomputed = {
  members: MemberSums[]
  waiting: ReadonlyMap<number, bigint>
  expected: Map<string, LineSums>
  booked: Map<string, LineSums>
  unsure: ReadonlySet<string>
}
type Part = { chainId: number; product: string; amount: bigint }
type HoldersBy = (chainId: number) => readonly PlainHolder[]

/** From wagers, cash and promotions; of settlements before it nothing is taken but what they carried, and how their lines stood. Each of those is recomputed by itself. */
export const recomputeSettlement = async (
  client: pg.ClientBase,
  site: Site,
  settlements: readonly StoredSettlement[],
  one: StoredSettlement,
): Promise<Recomputed> => {
  const taken = await playOf(client, site, settlements, one)
  const members = await memberSums(client, site, one)
  const { parts, waiting } = dividedOf(members, one.rule)
  const holders = await holdersOf(
    client,
    site,
    [...taken.plays, ...parts]
      .map(({ chainId }) => chainId)
      .concat([...taken.unsure].map((key) => Number.parseInt(key, 10))),
  )
  const closedOf = ({ day }: PlainPlay) =>
    settlements.find(({ from, until }) => from <= day && day <= until && until < one.from)
  const current = taken.plays.filter((play) => !closedOf(play))
  const late = taken.plays.filter(closedOf)
  const expected = sumsOf(one, current, parts, holders)
  for (const [key, amount] of await adjustmentsOf(client, site, one, { late, closedOf, holders }))
    lineAt(expected, key).adjustments += amount
  const before = settlements[settlements.indexOf(one) - 1]
  if (before)
    for (const [key, { carriedOut }] of await storedLines(client, site, before.settlementId))
      if (carriedOut !== 0n) lineAt(expected, key).carriedIn = carriedOut
  for (const line of expected.values()) Object.assign(line, slowLosingLine(line, one.negative))
  const booked = await storedLines(client, site, one.settlementId)
  return { members, waiting, expected, booked, unsure: unsureLines(taken, holders) }
}

const lineAt = (lines: Map<string, LineSums>, key: string): LineSums => {
  const line = lines.get(key) ?? { ...noLine }
  lines.set(key, line)
  return line
}

const groupOf = (product: string): string => product.replace(/^(sports)-\d$/, '$1').replace(/^mini-.*/, 'mini-game')
const keyOf = ({ holderId }: PlainHolder, product: string): string => `${holderId} ${groupOf(product)}`
/** The own losing rate less that of the level below. */
const shareAt = (chain: readonly PlainHolder[], level: number, product: string): bigint => {
  const rate = (at: number): number => chain[at]?.rates[product]?.[1] ?? 0
  return BigInt(rate(level) - rate(level - 1))
}

/** What each level of a play goes by: the base, less the rolling of all levels up to there. By the rule `flow` a member's own rolling lies in its balance. */
const eachLevel = (
  rule: StoredSettlement['rule'],
  play: PlainPlay,
  chain: readonly PlainHolder[],
  visit: (key: string, sums: { base: bigint; rolling: bigint; share: bigint }) => void,
): void => {
  let rolling = 0n
  for (const [level, holder] of chain.entries()) {
    if (rule === 'losses' || holder.tier !== 'NORMAL') rolling += play.rolling.get(holder.holderId) ?? 0n
    const base = (rule === 'losses' ? play.losses : 0n) - rolling
    visit(keyOf(holder, play.product), { base, rolling, share: shareAt(chain, level, play.product) })
  }
}

const sumsOf = (
  { rule }: StoredSettlement,
  plays: readonly PlainPlay[],
  parts: readonly Part[],
  holders: HoldersBy,
): Map<string, LineSums> => {
  const lines = new Map<string, LineSums>()
  for (const play of plays)
    eachLevel(rule, play, holders(play.chainId), (key, { base, rolling, share }) => {
      const line = lineAt(lines, key)
      line.losses += rule === 'losses' ? play.losses : 0n
      line.rolling += rolling
      line.ofPeriod += base * share
    })
  for (const { chainId, product, amount } of parts)
    for (const [level, holder] of holders(chainId).entries()) {
      const line = lineAt(lines, keyOf(holder, product))
      line.divided += amount
      line.ofPeriod += amount * shareAt(holders(chainId), level, product)
    }
  return lines
}

type LateAsked = {
  late: readonly PlainPlay[]
  closedOf: (play: PlainPlay) => StoredSettlement | undefined
  holders: HoldersBy
}

/** What corrections of closed periods add, by the rule of each. */
const adjustmentsOf = async (
  client: pg.ClientBase,
  site: Site,
  one: StoredSettlement,
  { late, closedOf, holders }: LateAsked,
): Promise<Map<string, bigint>> => {
  const all = new Map<string, bigint>()
  const since = await correctionsBefore(client, site, one.settlementId)
  for (const [closed, plays] of Map.groupBy(late, closedOf)) {
    if (!closed) continue
    const weighted = new Map<string, bigint>()
    for (const play of plays)
      eachLevel(closed.rule, play, holders(play.chainId), (key, { base, share }) =>
        weighted.set(key, (weighted.get(key) ?? 0n) + base * share),
      )
    const lines = await storedLines(client, site, closed.settlementId)
    for (const [key, amount] of weighted) {
      const line = { ...(lines.get(key) ?? noLine) }
      line.ofPeriod += since.get(`${closed.settlementId} ${key}`) ?? 0n
      all.set(key, (all.get(key) ?? 0n) + slowAdjustment(line, amount, closed.negative))
    }
  }
  return all
}

const ORDER =
  'casino hc-casino slot h-slot mini-single mini-combination sports-1 sports-2 sports-3 e-sports fishing virtual'.split(
    ' ',
  )

/** What belongs to a member is divided over what it staked, chain by chain and product by product: each gets what the running sum is worth, cut, less what those before it got. Without a stake it waits. */
const dividedOf = (members: readonly MemberSums[], rule: StoredSettlement['rule']) => {
  const parts: Part[] = []
  const waiting = new Map<number, bigint>()
  for (const { memberId, expected, stored, stakes } of members) {
    const own = rule === 'losses' ? -expected.bonuses : expected.deposits - expected.withdrawals - expected.growth
    const amount = own + stored.waitingBefore
    const staked = stakes.reduce((all, { stake }) => all + stake, 0n)
    waiting.set(memberId, staked === 0n ? amount : 0n)
    if (staked === 0n) continue
    let upTo = 0n
    let before = 0n
    for (const { chainId, product, stake } of stakes.toSorted(inOrder)) {
      upTo += stake
      // BigInt division cuts towards zero, below zero as well.
      const share = (amount * upTo) / staked
      parts.push({ chainId, product, amount: share - before })
      before = share
    }
  }
  return { parts, waiting }
}

const inOrder = (one: MemberStake, other: MemberStake): number =>
  one.chainId - other.chainId || ORDER.indexOf(one.product) - ORDER.indexOf(other.product)

const unsureLines = ({ unsure }: Taken, holders: HoldersBy): ReadonlySet<string> =>
  new Set(
    [...unsure].flatMap((key) => {
      const [chainId = '', product = ''] = key.split(' ')
      return holders(Number(chainId)).map((holder) => keyOf(holder, product))
    }),
  )
