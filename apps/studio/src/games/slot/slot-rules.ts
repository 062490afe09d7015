import { pickWeighted, type Random } from '../random.ts'
import { CELLS, cellAt, type Five, REELS, ROWS, type SlotConfig, type SymbolId } from './slot-config.ts'
import type { Lantern, SlotEvent } from './slot-events.ts'

/** Decides a whole round, features included. The payout is the sum of its won amounts. */
export function playSlot(config: SlotConfig, stake: number, random: Random): { events: SlotEvent[]; payout: number } {
  const lineStake = stake / config.lines.length
  const events: SlotEvent[] = []
  const base = spin(config.reels, random)
  events.push({ type: 'reels-stopped', free: false, ...base })
  let payout = addLineWins(config, base.view, lineStake, 1, events)

  const scatters = cellsOf(base.view, config.scatter)
  if (scatters.length >= 3) {
    const amount = pay(config.freeSpins.scatterPays, scatters.length) * lineStake
    events.push({ type: 'scatter-won', cells: scatters, amount })
    payout += amount
  }
  const lanterns = cellsOf(base.view, config.lantern)
  if (lanterns.length >= config.respin.trigger) payout += playRespins(config, lanterns, lineStake, random, events)
  if (scatters.length >= 3) payout += playFreeSpins(config, lineStake, random, events)

  events.push({ type: 'round-ended', stake, payout })
  return { events, payout }
}

/** Line stakes won on one line, read from the left; wilds stand for every symbol that has a pay. */
export function lineWin(
  config: SlotConfig,
  line: readonly SymbolId[],
): { symbol: SymbolId; count: number; pays: number } {
  let wilds = 0
  while (wilds < line.length && line[wilds] === config.wild) wilds++
  const own = { symbol: config.wild, count: wilds, pays: pay(config.pays[config.wild], wilds) }
  const symbol = line[wilds]
  const table = symbol === undefined ? undefined : config.pays[symbol]
  if (symbol === undefined || table === undefined) return own
  let count = wilds
  while (count < line.length && (line[count] === symbol || line[count] === config.wild)) count++
  const substituted = { symbol, count, pays: pay(table, count) }
  return substituted.pays >= own.pays ? substituted : own
}

function spin(reels: Five<string>, random: Random): { stops: Five<number>; view: Five<string> } {
  const stops = reels.map((strip) => random.below(strip.length)) as unknown as Five<number>
  const view = reels.map((strip, reel) => viewAt(strip, stops[reel] as number)) as unknown as Five<string>
  return { stops, view }
}

/** The three symbols in view when the strip stops here; strips are rings. */
export function viewAt(strip: string, stop: number): string {
  let view = ''
  for (let row = 0; row < ROWS; row++) view += strip[(stop + row) % strip.length]
  return view
}

function addLineWins(
  config: SlotConfig,
  view: Five<string>,
  lineStake: number,
  multiplier: number,
  events: SlotEvent[],
): number {
  let sum = 0
  config.lines.forEach((rows, line) => {
    const { symbol, count, pays } = lineWin(
      config,
      rows.map((row, reel) => view[reel]?.[row] as string),
    )
    if (pays === 0) return
    const amount = pays * lineStake * multiplier
    events.push({ type: 'line-won', line, symbol, count, multiplier, amount })
    sum += amount
  })
  return sum
}

function playRespins(
  config: SlotConfig,
  cells: readonly number[],
  lineStake: number,
  random: Random,
  events: SlotEvent[],
): number {
  const { spins, landing, values, full } = config.respin
  const light = (cell: number): Lantern => ({ cell, value: pickWeighted(values, random).value * lineStake })
  const lit = new Map(cells.map((cell) => [cell, light(cell)]))
  events.push({ type: 'respins-started', lanterns: [...lit.values()], left: spins })
  for (let left = spins; left > 0 && lit.size < CELLS; ) {
    const landed: Lantern[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      if (!lit.has(cell) && random.below(landing[1]) < landing[0]) landed.push(light(cell))
    }
    for (const lantern of landed) lit.set(lantern.cell, lantern)
    left = landed.length > 0 ? spins : left - 1
    events.push({ type: 'respin-stopped', landed, left })
  }
  const fullPrize = lit.size === CELLS ? full * lineStake : 0
  const amount = [...lit.values()].reduce((sum, { value }) => sum + value, fullPrize)
  events.push({ type: 'respins-ended', full: lit.size === CELLS, fullPrize, amount })
  return amount
}

function playFreeSpins(config: SlotConfig, lineStake: number, random: Random, events: SlotEvent[]): number {
  const { multipliers } = config.freeSpins
  let amount = 0
  events.push({ type: 'free-spins-started', spins: multipliers.length })
  multipliers.forEach((multiplier, index) => {
    events.push({ type: 'free-spin-started', spin: index + 1, multiplier })
    const { stops, view } = spin(config.freeReels, random)
    events.push({ type: 'reels-stopped', free: true, stops, view })
    amount += addLineWins(config, view, lineStake, multiplier, events)
  })
  events.push({ type: 'free-spins-ended', amount })
  return amount
}

function cellsOf(view: Five<string>, symbol: SymbolId): number[] {
  const cells: number[] = []
  for (let reel = 0; reel < REELS; reel++) {
    for (let row = 0; row < ROWS; row++) if (view[reel]?.[row] === symbol) cells.push(cellAt(reel, row))
  }
  return cells
}

function pay(table: readonly [number, number, number] | undefined, count: number): number {
  return (count >= 3 && table?.[Math.min(count, 5) - 3]) || 0
}
