import { down, type Fraction, isLess, minus, per, plus, sum, times, whole } from './fraction.ts'
import { type PlainFlow, type PlainHolder, type PlainWager, plainProduct } from './plain.ts'
import { slowTurnover } from './turnover.ts'

/** What one wager brought one holder. */
export type SlowLine = { wagerId: number; holderId: number; amount: bigint }

/** The rolling of every wager and everybody above it, from plain records of wagers alone. */
export const slowRolling = (wagers: readonly PlainWager[]): SlowLine[] => {
  const valid = slowTurnover(wagers)
  return wagers.flatMap((wager) => slowLines(wager, valid.get(wager.wagerId) ?? 0n))
}

/** What everybody above a wager gets for this valid turnover of it. */
export const slowLines = (wager: PlainWager, valid: bigint): SlowLine[] => {
  const ofRate = (rate: number): Fraction => times(whole(valid), [BigInt(rate), 10_000n])
  const pay = ([lowest, ...above]: readonly PlainHolder[], below: number): SlowLine[] => {
    if (!lowest) return []
    const rate = rateOf(lowest, wager, 'rolling')
    const amount = down(minus(ofRate(rate), ofRate(below)))
    return [{ wagerId: wager.wagerId, holderId: lowest.holderId, amount }, ...pay(above, rate)]
  }
  return pay(wager.holders, 0)
}

const rateOf = ({ rates }: PlainHolder, wager: PlainWager, kind: 'rolling' | 'losing'): number => {
  const pair = rates[plainProduct(wager)]
  if (!pair) throw new RangeError(`no rate for ${plainProduct(wager)}`)
  return pair[kind === 'rolling' ? 0 : 1]
}

export type SlowAsked = {
  rule: 'losses' | 'flow'
  flows: readonly PlainFlow[]
  negative: 'carry' | 'reset'
  /** In won, 0 or less, by `holder group`. */
  carriedIn: ReadonlyMap<string, Fraction>
}
export type SlowLosing = { holderId: number; group: string; amount: bigint; carriedOut: Fraction }

/** The losing of a period without late corrections, from the wagers that were settled in it. */
export const slowLosing = (wagers: readonly PlainWager[], asked: SlowAsked): SlowLosing[] => {
  const paid = new Map(slowRolling(wagers).map((line) => [`${line.wagerId} ${line.holderId}`, line.amount]))
  const earned = new Map<string, Fraction>(asked.carriedIn)
  const add = (wager: PlainWager, level: number, base: Fraction) => {
    const key = `${wager.holders[level]?.holderId} ${wager.group}`
    earned.set(key, plus(earned.get(key) ?? whole(0), atShare(wager, level, base)))
  }
  for (const wager of wagers) {
    let base = asked.rule === 'losses' ? lossOf(wager) : whole(0)
    for (const [level, { holderId, tier }] of wager.holders.entries()) {
      const isInBalance = asked.rule === 'flow' && tier === 'NORMAL'
      if (!isInBalance) base = minus(base, whole(paid.get(`${wager.wagerId} ${holderId}`) ?? 0n))
      add(wager, level, base)
    }
  }
  // What belongs to a member's product as a whole is weighed by one wager of it: all of them have the same holders.
  for (const { wager, amount } of memberParts(wagers, asked))
    for (const level of wager.holders.keys()) add(wager, level, amount)
  return [...earned].map(([key, total]) => settled(key, total, asked))
}

/** What a base comes to at one level's rate less the rate below it. */
const atShare = (wager: PlainWager, level: number, base: Fraction): Fraction => {
  const [own, below] = [wager.holders[level], wager.holders[level - 1]]
  if (!own) return whole(0)
  const rates = rateOf(own, wager, 'losing') - (below ? rateOf(below, wager, 'losing') : 0)
  return per(times(base, whole(rates)), whole(10_000))
}

const settled = (key: string, total: Fraction, { negative }: SlowAsked): SlowLosing => {
  const [holderId = '', group = ''] = key.split(' ')
  const isBelow = isLess(total, whole(0))
  const carriedOut = isBelow && negative === 'carry' ? total : whole(0)
  return { holderId: Number(holderId), group, amount: isBelow ? 0n : down(total), carriedOut }
}

const lossOf = ({ bets }: PlainWager): Fraction =>
  sum(bets.filter(({ end }) => end !== 'open' && end !== 'cancelled').map(({ stake, payout }) => whole(stake - payout)))

/** A member's bonuses, or what stayed of its money, divided over what it played. One wager stands for each chain and product. */
const memberParts = (
  wagers: readonly PlainWager[],
  { rule, flows }: SlowAsked,
): { wager: PlainWager; amount: Fraction }[] =>
  flows.flatMap((flow) => {
    const amount =
      flow.waiting +
      (rule === 'losses' ? -flow.bonuses : flow.deposits - flow.withdrawals + flow.opening - flow.closing)
    const kinds: { wager: PlainWager; stake: bigint }[] = []
    for (const wager of wagers.filter(({ memberId }) => memberId === flow.memberId)) {
      const stake = wager.bets.reduce((all, bet) => all + bet.stake, 0n)
      const known = kinds.find((kind) => isSameKind(kind.wager, wager))
      if (known) known.stake += stake
      else kinds.push({ wager, stake })
    }
    kinds.sort((one, other) => one.wager.chainId - other.wager.chainId || orderOf(one.wager) - orderOf(other.wager))
    const staked = kinds.reduce((all, { stake }) => all + stake, 0n)
    if (staked === 0n) return []
    const size = amount < 0n ? -amount : amount
    let upTo = 0n
    let before = 0n
    return kinds.map(({ wager, stake }) => {
      upTo += stake
      const share = down([size * upTo, staked]) - before
      before += share
      return { wager, amount: whole(amount < 0n ? -share : share) }
    })
  })

const isSameKind = (one: PlainWager, other: PlainWager): boolean =>
  one.chainId === other.chainId && plainProduct(one) === plainProduct(other)

const ORDER =
  'casino hc-casino slot h-slot mini-single mini-combination sports-1 sports-2 sports-3 e-sports fishing virtual'
const orderOf = (wager: PlainWager): number => ORDER.split(' ').indexOf(plainProduct(wager))
