import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowRule, lossesRule, type MemberFlow, type Play } from './losing/rules.ts'
import { losingLineOf, weightsOf } from './losing/settle.ts'
import { bookkeeper, chainOfPlain, linesOfPlain, productOfPlain, roundOf, turnoverOfPlain } from './plain.fixture.ts'
import { shareOf } from './rates/chain.ts'
import { type Fraction, type PlainWager, slowLosing, slowRolling, slowTurnover } from './slow/index.ts'
import { anyCommand, anyWorld, type Command, ended, growTree, placed, type World } from './world.fixture.ts'

/** Every night 100,000 wagers; by day enough to notice a slip. */
const WAGERS = Number(process.env.MODEL_COMMANDS ?? 5_000)
/** Half of the commands of a run place a wager. */
const COMMANDS = 100
const RUNS = Math.ceil((2 * WAGERS) / COMMANDS)
/** For a busy machine. */
const TIMEOUT_MS = 60_000 + WAGERS * 20

const anyHistory = fc.record({
  world: anyWorld,
  commands: fc.array(anyCommand, { minLength: COMMANDS, maxLength: COMMANDS, size: 'max' }),
})

/** Goes through the commands. After each that settled something it shows the wagers of that round. */
const live = (world: World, commands: readonly Command[], settled: (wagers: readonly PlainWager[]) => void) => {
  const tree = growTree(world)
  const wagers: PlainWager[] = []
  for (const [index, command] of commands.entries()) {
    const at = index + 1
    if (command.what === 'bet') wagers.push(placed(tree, wagers, command.wager, at))
    if (command.what === 'settle') {
      const index = command.wager % Math.max(1, wagers.length)
      const wager = wagers[index]
      if (!wager) continue
      wagers[index] = { ...wager, bets: wager.bets.map((bet, at) => ended(bet, command.results, at)) }
      settled(wagers.filter((one) => roundOf(one) === roundOf(wager)))
    }
    if (command.what === 'move') move(tree, command, at)
    if (command.what === 'rates') changeRates(tree, command, at)
  }
  return wagers
}

/** A member moves below another partner, and comes without rates of its own wherever those would be too high. */
const move = (
  tree: ReturnType<typeof growTree>,
  { member, partner }: { member: number; partner: number },
  at: number,
) => {
  const memberId = tree.memberIds[member % tree.memberIds.length] ?? 0
  if (tree.rates.some(({ holderId }) => holderId === memberId)) return
  tree.parents.push({ holderId: memberId, parentId: (partner % tree.tiers.size) + 1, since: at })
}

/** The head office's rates rise for one product, so that no chain is violated. */
const changeRates = (
  tree: ReturnType<typeof growTree>,
  { product, hundredths }: { product: number; hundredths: number },
  at: number,
) => {
  const last = tree.rates.findLast(({ holderId }) => holderId === 1)?.rates ?? {}
  const name = Object.keys(last)[product % Object.keys(last).length] ?? ''
  const [rolling, losing] = last[name] ?? [0, 0]
  tree.rates.push({ holderId: 1, rates: { ...last, [name]: [rolling + (hundredths % 5), losing + 1] }, since: at })
}

test('what was booked in any order is what the independent path computes from the wagers as they stand', {
  timeout: TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(anyHistory, ({ world, commands }) => {
      const books = bookkeeper()
      const wagers = live(world, commands, books.settle)
      expect(new Map(turnoverOfPlain(wagers).map(({ wagerId, valid }) => [wagerId, valid]))).toEqual(
        slowTurnover(wagers),
      )
      const slow = slowRolling(wagers)
      const booked = slow.map(({ wagerId, holderId }) => books.booked.get(`${wagerId} ${holderId}`) ?? 0n)
      expect(booked).toEqual(slow.map(({ amount }) => amount))
      const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((all, amount) => all + amount, 0n)
      expect(sum(books.booked.values())).toBe(sum(slow.map(({ amount }) => amount)))
      // Each settlement once, in one go and in the reverse order.
      const atOnce = bookkeeper()
      atOnce.settle(wagers.toReversed())
      const moved = (all: ReadonlyMap<string, bigint>) => new Map([...all].filter(([, amount]) => amount !== 0n).sort())
      expect(moved(atOnce.booked)).toEqual(moved(books.booked))
    }),
    { numRuns: RUNS },
  )
})

test('turnover adds up, void money earns nothing, and the house pays at most the highest rate', {
  timeout: TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(anyHistory, ({ world, commands }) => {
      const wagers = live(world, commands, () => {})
      const byId = new Map(wagers.map((wager) => [wager.wagerId, wager]))
      for (const { wagerId, stake, undecided, covered, bonus, valid } of turnoverOfPlain(wagers)) {
        const wager = byId.get(wagerId)
        if (!wager) throw new Error('a wager that nobody placed')
        expect(undecided + covered + bonus + valid).toBe(stake)
        for (const part of [undecided, covered, bonus, valid]) expect(part >= 0n).toBe(true)
        expect(valid <= stake - wager.bonusStake).toBe(true)
        const isVoid = wager.bets.every(({ end }) => ['void', 'tie', 'cancelled', 'open'].includes(String(end)))
        if (isVoid) expect(valid).toBe(0n)
        const lines = linesOfPlain(wager, valid)
        const paid = lines.reduce((sum, { amount }) => sum + amount, 0n)
        const top = shareOf(chainOfPlain(wager.holders), productOfPlain(wager), 'rolling').at(-1)?.rate ?? 0
        const most = (valid * BigInt(top)) / 10_000n
        expect(paid <= most && paid > most - BigInt(Math.max(1, lines.length))).toBe(true)
      }
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  )
})

const won = fc.integer({ min: -3_000_000, max: 3_000_000 }).map(BigInt)
const anyFlow = fc.record({ bonuses: won, deposits: won, withdrawals: won, opening: won, closing: won, waiting: won })

test('losing by both rules is what the independent path computes', { timeout: TIMEOUT_MS }, () => {
  const asked = fc.record({
    history: anyHistory,
    flows: fc.array(anyFlow, { minLength: 3, maxLength: 3 }),
    rule: fc.constantFrom(lossesRule, flowRule),
    negative: fc.constantFrom('carry' as const, 'reset' as const),
    carried: fc.integer({ min: 0, max: 100_000_000 }).map((amount) => -BigInt(amount)),
  })
  fc.assert(
    fc.property(asked, ({ history: { world, commands }, rule, negative, ...given }) => {
      const wagers = live(world, commands, () => {})
      const memberIds = world.members.map((_, at) => 100 + at)
      const flows = memberIds.map((memberId, at): MemberFlow => ({ memberId, ...(given.flows[at] ?? noFlow) }))
      const weights = weightsOf(rule.basesOf({ plays: playsOf(wagers), flows }).bases)
      const carriedIn = negative === 'carry' ? given.carried : 0n
      const lines = weights.map(({ holderId, group, weighted }) => {
        const line = losingLineOf({ ofPeriod: weighted, adjustments: 0n, carriedIn }, negative)
        return [holderId, group, line.amount, line.carriedOut] as const
      })
      const before = new Map(
        weights.map(({ holderId, group }): [string, Fraction] => [`${holderId} ${group}`, [carriedIn, 10_000n]]),
      )
      const code = rule.code as 'losses' | 'flow'
      const slow = slowLosing(wagers, { rule: code, flows, negative, carriedIn: before })
      const inTenThousandths = ([over, under]: Fraction) => (over * 10_000n) / under
      expect(new Map(lines.map((line) => [`${line[0]} ${line[1]}`, line.slice(2)]))).toEqual(
        new Map(slow.map((one) => [`${one.holderId} ${one.group}`, [one.amount, inTenThousandths(one.carriedOut)]])),
      )
    }),
    { numRuns: Math.ceil(RUNS / 2) },
  )
})

const noFlow = { bonuses: 0n, deposits: 0n, withdrawals: 0n, opening: 0n, closing: 0n, waiting: 0n }

/** Sums of the settled wagers by member, chain and product. */
const playsOf = (wagers: readonly PlainWager[]): Play[] => {
  const valid = new Map(turnoverOfPlain(wagers).map((one) => [one.wagerId, one.valid]))
  const plays = new Map<string, Play>()
  for (const wager of wagers) {
    const product = productOfPlain(wager)
    const key = `${wager.memberId} ${wager.chainId} ${product}`
    const chain = chainOfPlain(wager.holders)
    const play = plays.get(key) ?? {
      memberId: wager.memberId,
      chainId: wager.chainId,
      chain,
      product,
      stake: 0n,
      losses: 0n,
      rolling: chain.map(() => 0n),
    }
    const bets = wager.bets.filter(({ end }) => end !== 'open' && end !== 'cancelled')
    const rolling = linesOfPlain(wager, valid.get(wager.wagerId) ?? 0n)
    plays.set(key, {
      ...play,
      stake: wager.bets.reduce((sum, bet) => sum + bet.stake, play.stake),
      losses: bets.reduce((sum, bet) => sum + bet.stake - bet.payout, play.losses),
      rolling: play.rolling.map((amount, level) => amount + (rolling[level]?.amount ?? 0n)),
    })
  }
  return [...plays.values()]
}
