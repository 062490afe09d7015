import { CELLS, type Five, REELS, type SlotConfig, type SymbolId } from './slot-config.ts'
import { lineWin, viewAt } from './slot-rules.ts'

/** Parts of the theoretical return, each a share of the stake. */
export interface SlotReturn {
  readonly lines: number
  readonly scatters: number
  readonly freeSpins: number
  readonly respins: number
  readonly total: number
  /** Probability per round. */
  readonly freeSpinsChance: number
  readonly respinsChance: number
  readonly expectedLanterns: number
  readonly fullChance: number
}

/**
 * The return, computed and not simulated: every combination of symbols of a line is counted with its frequency on the strips,
 * the numbers of scatters and lanterns in view come from every stop of every reel, and the respins are a Markov chain over
 * (cells lit, respins left) solved backwards.
 */
export function slotReturn(config: SlotConfig): SlotReturn {
  const lineCount = config.lines.length
  // All lines have the same expectation: each takes one cell of each reel, and every cell of a reel shows its strip evenly.
  const lines = expectedLinePays(config, config.reels)
  const freeLines = expectedLinePays(config, config.freeReels)
  const scatterChances = countChances(config.reels, config.scatter)
  const lanternChances = countChances(config.reels, config.lantern)

  const scatters =
    sum([3, 4, 5], (n) => (scatterChances[n] ?? 0) * (config.freeSpins.scatterPays[n - 3] ?? 0)) / lineCount
  const freeSpinsChance = sum([3, 4, 5], (n) => scatterChances[n] ?? 0)
  const freeSpins = freeSpinsChance * sum(config.freeSpins.multipliers, (multiplier) => multiplier * freeLines)

  const outcomes = respinOutcomes(config)
  const starts = lanternChances
    .map((chance, lit) => ({ chance, lit }))
    .filter(({ lit }) => lit >= config.respin.trigger)
  const weights = sum(config.respin.values, ({ weight }) => weight)
  const meanValue = sum(config.respin.values, ({ value, weight }) => value * weight) / weights
  const respinsChance = sum(starts, ({ chance }) => chance)
  const lanterns = sum(starts, ({ chance, lit }) => chance * (outcomes[lit]?.lanterns ?? 0))
  const fullChance = sum(starts, ({ chance, lit }) => chance * (outcomes[lit]?.full ?? 0))
  const respins = (lanterns * meanValue + fullChance * config.respin.full) / lineCount

  return {
    lines,
    scatters,
    freeSpins,
    respins,
    total: lines + scatters + freeSpins + respins,
    freeSpinsChance,
    respinsChance,
    expectedLanterns: respinsChance === 0 ? 0 : lanterns / respinsChance,
    fullChance,
  }
}

/** Mean line stakes won per line and spin, which is also the share of the stake that the lines return. */
function expectedLinePays(config: SlotConfig, reels: Five<string>): number {
  const counts = reels.map((strip) => frequencies(strip))
  const combinations = reels.reduce((product, strip) => product * strip.length, 1)
  let weighted = 0
  const walk = (line: SymbolId[], ways: number): void => {
    if (line.length === REELS) {
      weighted += ways * lineWin(config, line).pays
      return
    }
    for (const [symbol, count] of counts[line.length] ?? []) walk([...line, symbol], ways * count)
  }
  walk([], 1)
  return weighted / combinations
}

/** Chance of seeing exactly n of the symbol in the whole view, indexed by n. */
function countChances(reels: Five<string>, symbol: SymbolId): number[] {
  let chances = [1]
  for (const strip of reels) {
    const perReel = [0, 0, 0, 0]
    for (let stop = 0; stop < strip.length; stop++) {
      const seen = [...viewAt(strip, stop)].filter((shown) => shown === symbol).length
      perReel[seen] = (perReel[seen] ?? 0) + 1 / strip.length
    }
    const next = new Array<number>(chances.length + 3).fill(0)
    chances.forEach((chance, have) => {
      perReel.forEach((more, seen) => {
        next[have + seen] = (next[have + seen] ?? 0) + chance * more
      })
    })
    chances = next
  }
  return chances
}

/** From so many lit cells: expected lanterns at the end, and the chance that all cells are lit. */
function respinOutcomes(config: SlotConfig): { lanterns: number; full: number }[] {
  const q = config.respin.landing[0] / config.respin.landing[1]
  const fresh: { lanterns: number; full: number }[] = []
  fresh[CELLS] = { lanterns: CELLS, full: 1 }
  for (let lit = CELLS - 1; lit >= 0; lit--) {
    const empty = CELLS - lit
    let outcome = { lanterns: lit, full: 0 }
    // `outcome` is the value with `left` respins to come; any landing starts again with all of them.
    for (let left = 1; left <= config.respin.spins; left++) {
      const miss = (1 - q) ** empty
      let lanterns = miss * outcome.lanterns
      let full = miss * outcome.full
      for (let landed = 1; landed <= empty; landed++) {
        const chance = binomial(empty, landed) * q ** landed * (1 - q) ** (empty - landed)
        lanterns += chance * (fresh[lit + landed]?.lanterns ?? 0)
        full += chance * (fresh[lit + landed]?.full ?? 0)
      }
      outcome = { lanterns, full }
    }
    fresh[lit] = outcome
  }
  return fresh
}

function frequencies(strip: string): Map<SymbolId, number> {
  const counts = new Map<SymbolId, number>()
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

function binomial(n: number, k: number): number {
  let result = 1
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
  return result
}

function sum<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}
