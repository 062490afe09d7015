import type { Seeded } from '@maru/testkit'
import type { Moving } from '../../../apps/server/src/modules/wagers/index.ts'
import { noMoney } from '../../../apps/server/src/testing/wagers.ts'

/** Wagers of every product as a seed draws them, with what may become of them. */

type Chip = { on: string; stake: number }
/** `table`, `chips`: of a table whose places are reported. `sizes`, `bankers`, `cashed`: of a ticket. */
export type Drawn = {
  product: string
  gameCode: string
  round: string
  stake: number
  bonusStake: number
  selections: { market: string; outcome: string }[]
  table?: string
  chips?: Chip[]
  sizes?: number[]
  bankers?: boolean[]
  cashed?: number
}

const places: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['player', 'banker', 'tie', 'small', 'big'],
  'dragon-tiger': ['dragon', 'tiger', 'dragon-red', 'dragon-black', 'tie'],
  roulette: ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'dozen-2', 'straight-0', 'split-17-18'],
  'sic-bo': ['small', 'big', 'odd', 'even', 'total-10'],
  // None of ours: what is said of it says nothing.
  craps: ['pass', 'dont-pass'],
}
const ofBall = [
  { market: 'power-ball-parity', outcome: 'odd' },
  { market: 'power-ball-parity', outcome: 'even' },
  { market: 'power-ball-pair', outcome: 'odd-under' },
]
const ofSum = [
  { market: 'sum-side', outcome: 'under' },
  { market: 'sum-side', outcome: 'over' },
  { market: 'sum-size', outcome: 'medium' },
]

/** Often the same few stakes, so that opposite sides cover each other in full. */
const anyStake = (random: Seeded): number =>
  random.between(0, 1) === 0 ? random.pick([1_000, 5_000, 10_000]) : random.between(1, 2_000_000)

let number = 0

export const drawWager = (random: Seeded): Drawn => {
  const at = ++number
  const one = random.pick([
    'slot',
    'h-slot',
    'fishing',
    'virtual',
    'casino',
    'hc-casino',
    'mini-game',
    'sports',
    'e-sports',
  ])
  const alone = { product: one, gameCode: 'koi', round: `r${at}`, selections: [] }
  if (one === 'mini-game') {
    const stake = anyStake(random)
    const selections = random.between(0, 2) === 0 ? [random.pick(ofBall), random.pick(ofSum)] : [random.pick(ofBall)]
    // Few rounds at a time, so that many wagers meet in one.
    return withBonus(random, { ...alone, gameCode: 'powerball', round: `d${Math.floor(at / 60)}`, stake, selections })
  }
  if (one === 'sports' || one === 'e-sports') {
    const legs = random.between(1, 4)
    const bankers = Array.from({ length: legs }, () => legs > 2 && random.between(0, 4) === 0)
    const least = Math.max(1, bankers.filter(Boolean).length)
    const sizes = [...new Set([random.between(least, legs), legs])].sort()
    const stake = anyStake(random)
    const cashed = random.pick([0, 0, 0, Math.floor(stake / 3), stake])
    return withBonus(random, { ...alone, round: '', stake, sizes, bankers, cashed })
  }
  if ((one === 'casino' || one === 'hc-casino') && random.between(0, 3) > 0) {
    const table = random.pick(Object.keys(places))
    const chips = Array.from({ length: random.between(1, 3) }, () => ({
      on: random.pick(places[table] ?? []),
      stake: anyStake(random),
    }))
    const stake = chips.reduce((sum, chip) => sum + chip.stake, 0)
    return withBonus(random, { ...alone, stake, table, chips })
  }
  return withBonus(random, { ...alone, stake: anyStake(random) })
}

const withBonus = (random: Seeded, drawn: Omit<Drawn, 'bonusStake'>): Drawn => ({
  ...drawn,
  bonusStake: random.between(0, 3) === 0 ? random.between(0, drawn.stake) : 0,
})

type Move = Pick<Moving, 'change' | 'movement'>

/** Taken back whole, opened again, or brought to another result; undefined where nothing can become of it any more. */
export const drawMove = (random: Seeded, drawn: Drawn, before: Moving['before']): Move | undefined => {
  const act = random.between(0, 9)
  const { status, stake, payout, bonusStake, bonusPayout, liveBets } = before
  if (status === 'cancelled') return undefined
  if (act === 0) {
    const back = { stake: -stake, payout: -payout, bonusStake: -bonusStake, bonusPayout: -bonusPayout }
    const movement = { kind: 'rollback' as const, amount: stake, ...noMoney }
    return { change: { ...back, bets: -liveBets, endsRound: true }, movement }
  }
  // What a vendor said of its places stays with a round that it opens again.
  if (act === 1 && status === 'settled' && !drawn.table)
    return { change: { stake: 0, payout: -payout, bets: 0, endsRound: false, reopens: true }, movement: undefined }
  const result = resultOf(random, drawn)
  // Legs of a ticket change nothing that its payout does not show.
  const paid = drawn.sizes && result.amount === payout ? result.amount + 1 : result.amount
  const change = { stake: 0, payout: paid - payout, bets: 0, endsRound: true }
  return { change, movement: { kind: 'win', ...noMoney, ...result, amount: paid } }
}

/** What a wager comes to; of a table by its places, at times in a way that does not add up. */
const resultOf = (random: Seeded, { stake, table, chips }: Drawn) => {
  if (!table || !chips)
    return { amount: random.pick([0, 0, stake, Math.floor((stake * random.between(1, 400)) / 100)]) }
  const ended = chips.map(({ on, stake: staked }) => {
    const end = random.pick(['decided', 'decided', 'decided', 'tie', 'half'] as const)
    const won = random.pick([0, Math.floor(staked * 1.95), staked * 2])
    return { on, stake: staked, payout: end === 'tie' ? staked : end === 'half' ? Math.floor(staked / 2) : won, end }
  })
  const amount = ended.reduce((sum, place) => sum + place.payout, 0) + (random.between(0, 9) === 0 ? 1 : 0)
  return { amount, selection: { table, places: ended } }
}
