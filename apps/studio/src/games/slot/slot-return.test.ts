import { describe, expect, it } from 'vitest'
import { GAMES, type SlotGame } from '../../catalogue.ts'
import { seededRandom } from '../random.ts'
import { CELLS, REELS, type SlotConfig } from './slot-config.ts'
import { slotReturn } from './slot-return.ts'
import { lineWin, playSlot } from './slot-rules.ts'

const SLOTS = GAMES.filter((game): game is SlotGame => game.kind === 'slot').map(({ config }) => config)
/** Rounds per game. The seed is fixed: the test says the same thing every time. */
const ROUNDS = 400_000

describe.each(SLOTS.map((config) => [config.code, config] as const))('%s', (_code, config) => {
  const computed = slotReturn(config)

  it('returns between 95 and 97 percent by computation', () => {
    expect(computed.total).toBeGreaterThan(0.95)
    expect(computed.total).toBeLessThan(0.97)
    expect(computed.lines + computed.scatters + computed.freeSpins + computed.respins).toBeCloseTo(computed.total, 12)
  })

  it('plays as computed: the mean of many rounds lies within four standard errors, the features within as many', () => {
    const played = simulate(config, ROUNDS, 20_261_121)
    expect(Math.abs(played.mean - computed.total)).toBeLessThan(4 * played.error)
    for (const [chance, count] of [
      [computed.freeSpinsChance, played.freeSpins],
      [computed.respinsChance, played.respins],
    ] as const) {
      expect(Math.abs(count - chance * ROUNDS)).toBeLessThan(4 * Math.sqrt(ROUNDS * chance * (1 - chance)))
    }
  })

  it('pays whole won for every stake, and the payout is the sum of what the events won', () => {
    const random = seededRandom(3)
    for (let round = 0; round < 3_000; round++) {
      const stake = config.stakes[round % config.stakes.length] as number
      const { events, payout } = playSlot(config, stake, random)
      let sum = 0
      for (const event of events) {
        if (event.type === 'line-won' || event.type === 'scatter-won' || event.type === 'respins-ended')
          sum += event.amount
      }
      expect(Number.isSafeInteger(payout)).toBe(true)
      expect(sum).toBe(payout)
      expect(events.at(-1)).toEqual({ type: 'round-ended', stake, payout })
    }
  })

  it('has strips, lines and stakes that fit each other', () => {
    const known = new Set([...Object.keys(config.pays), config.wild, config.scatter, config.lantern])
    for (const strip of [...config.reels, ...config.freeReels])
      for (const symbol of strip) expect(known).toContain(symbol)
    for (const strip of config.freeReels) expect(strip).not.toMatch(new RegExp(`[${config.scatter}${config.lantern}]`))
    for (const stake of config.stakes) expect(stake % config.lines.length).toBe(0)
    expect(new Set(config.lines.map(String)).size).toBe(20)
    expect(config.lines.every((line) => line.length === REELS && line.every((row) => row >= 0 && row < 3))).toBe(true)
  })
})

describe('the computation', () => {
  const config = SLOTS[0] as SlotConfig

  it('notices one symbol more or less on a strip', () => {
    const [first, ...rest] = config.reels
    const changed = { ...config, reels: [`${first}A`, ...rest] } as unknown as SlotConfig
    expect(slotReturn(changed).total).not.toBeCloseTo(slotReturn(config).total, 4)
  })

  it('agrees with counting every stop of short strips', () => {
    const reels = ['ABW', 'BAW', 'AAB', 'ABS', 'BLA'] as const
    const small = { ...config, reels, freeReels: reels }
    let pays = 0
    let rounds = 0
    for (let code = 0; code < 3 ** 5; code++) {
      const stops = [0, 1, 2, 3, 4].map((reel) => Math.floor(code / 3 ** reel) % 3)
      const cell = (reel: number, row: number) => reels[reel]?.[((stops[reel] as number) + row) % 3] as string
      for (const rows of small.lines)
        pays += lineWin(
          small,
          rows.map((row, reel) => cell(reel, row)),
        ).pays
      rounds++
    }
    expect(slotReturn(small).lines).toBeCloseTo(pays / rounds / small.lines.length, 12)
  })

  it('knows respins that never or always land', () => {
    const with_ = (landing: [number, number]) => slotReturn({ ...config, respin: { ...config.respin, landing } })
    expect(with_([1, 1]).fullChance).toBeCloseTo(with_([1, 1]).respinsChance, 12)
    expect(with_([1, 1]).expectedLanterns).toBeCloseTo(CELLS, 9)
    expect(with_([0, 1]).fullChance).toBe(0)
  })
})

describe('a line', () => {
  const config = SLOTS[0] as SlotConfig

  it.each([
    ['AAAAA', 'A', 5],
    ['AAWBB', 'A', 3],
    ['AWWWW', 'A', 5],
    ['BAAAA', 'B', 0],
    ['AASAA', 'A', 0],
    ['SSSSS', 'W', 0],
    ['LLLLL', 'W', 0],
  ])('%s pays %s × %d', (line, symbol, count) => {
    const table = config.pays[symbol]
    const expected = count === 0 ? 0 : table?.[count - 3]
    expect(lineWin(config, [...line]).pays).toBe(expected)
  })

  it('of wilds that have a pay of their own brings the larger of the two', () => {
    const paying: SlotConfig = { ...config, pays: { A: [50, 200, 1_000], H: [10, 30, 110], W: [60, 250, 800] } }
    expect(lineWin(paying, [...'WWWWH'])).toEqual({ symbol: 'W', count: 4, pays: 250 })
    expect(lineWin(paying, [...'WWWWA'])).toEqual({ symbol: 'A', count: 5, pays: 1_000 })
  })
})

function simulate(config: SlotConfig, rounds: number, seed: number) {
  const random = seededRandom(seed)
  const stake = config.lines.length
  let sum = 0
  let squares = 0
  let freeSpins = 0
  let respins = 0
  for (let round = 0; round < rounds; round++) {
    const { events, payout } = playSlot(config, stake, random)
    const share = payout / stake
    sum += share
    squares += share * share
    for (const { type } of events) {
      if (type === 'free-spins-started') freeSpins++
      else if (type === 'respins-started') respins++
    }
  }
  const mean = sum / rounds
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds), freeSpins, respins }
}
