import { writeFileSync } from 'node:fs'
import { type CoupFacts, coupsOfFullShoe } from '@maru/live-games'
import { GAMES, type SlotGame } from '../src/catalogue.ts'
import { baccaratReturns } from '../src/games/baccarat/baccarat-return.ts'
import { BACCARAT_CODES, PLACES } from '../src/games/baccarat/places.ts'
import { seededRandom } from '../src/games/random.ts'
import { slotReturn } from '../src/games/slot/slot-return.ts'
import { playSlot } from '../src/games/slot/slot-rules.ts'

/** `node apps/studio/dev/par-sheet.ts [file]`: every game's mathematics, computed; hit rate and spread by simulation, as marked. */
const ROUNDS = 2_000_000
const percent = (share: number, digits = 4) => `${(share * 100).toFixed(digits)} %`
const oneIn = (chance: number) => `1 in ${(1 / chance).toFixed(1)}`

const lines = [
  '# Par sheets of the studio',
  '',
  'Printed by `node apps/studio/dev/par-sheet.ts`. Computed unless marked simulated.',
  '',
]
for (const game of GAMES.filter((one): one is SlotGame => one.kind === 'slot')) lines.push(...slotSheet(game))
lines.push(...baccaratSheet())
const sheet = `${lines.join('\n')}\n`
if (process.argv[2]) writeFileSync(process.argv[2], sheet)
else process.stdout.write(sheet)

function slotSheet({ config, names }: SlotGame): string[] {
  const computed = slotReturn(config)
  const played = simulate(config)
  const symbols = Object.keys(config.pays)
  return [
    `## ${names.en} (\`${config.code}\`)`,
    '',
    '| part | return |',
    '| --- | ---: |',
    `| lines | ${percent(computed.lines)} |`,
    `| scatters | ${percent(computed.scatters)} |`,
    `| free spins | ${percent(computed.freeSpins)} |`,
    `| respins | ${percent(computed.respins)} |`,
    `| **total** | **${percent(computed.total)}** |`,
    '',
    `Free spins ${oneIn(computed.freeSpinsChance)}; respins ${oneIn(computed.respinsChance)}, ${computed.expectedLanterns.toFixed(2)} lanterns at their end; all fifteen lit ${oneIn(computed.fullChance)}.`,
    '',
    `Simulated, ${ROUNDS.toLocaleString('en')} rounds: return ${percent(played.mean)} ± ${percent(2.576 * played.error)} (99 %), some win in ${percent(played.hits, 2)} of rounds, a win above the stake in ${percent(played.above, 2)}, standard deviation ${played.deviation.toFixed(2)} stakes, largest win ${played.largest.toFixed(1)} stakes.`,
    '',
    '| symbol | pays 3 / 4 / 5 (line stakes) | on reels 1–5 | on free reels 1–5 |',
    '| --- | --- | --- | --- |',
    ...[...symbols, config.wild, config.scatter, config.lantern].map(
      (symbol) =>
        `| ${symbol} | ${config.pays[symbol]?.join(' / ') ?? '–'} | ${counts(config.reels, symbol)} | ${counts(config.freeReels, symbol)} |`,
    ),
    '',
    `Strips: ${config.reels.map((strip) => strip.length).join(', ')}; free: ${config.freeReels.map((strip) => strip.length).join(', ')}. Multipliers of the free spins: ${config.freeSpins.multipliers.join(', ')}.`,
    '',
  ]
}

function counts(strips: readonly string[], symbol: string): string {
  return strips.map((strip) => [...strip].filter((one) => one === symbol).length).join(' ')
}

function simulate(config: SlotGame['config']) {
  const random = seededRandom(1)
  const stake = config.lines.length
  const seen = { sum: 0, squares: 0, hits: 0, above: 0, largest: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const share = playSlot(config, stake, random).payout / stake
    seen.sum += share
    seen.squares += share * share
    if (share > 0) seen.hits++
    if (share > 1) seen.above++
    seen.largest = Math.max(seen.largest, share)
  }
  const mean = seen.sum / ROUNDS
  const deviation = Math.sqrt(seen.squares / ROUNDS - mean * mean)
  return {
    mean,
    deviation,
    error: deviation / Math.sqrt(ROUNDS),
    hits: seen.hits / ROUNDS,
    above: seen.above / ROUNDS,
    largest: seen.largest,
  }
}

function baccaratSheet(): string[] {
  const coups = coupsOfFullShoe()
  const all = coups.reduce((sum, { ways }) => sum + ways, 0)
  const chanceOf = (happens: (facts: CoupFacts) => boolean) =>
    coups.reduce((sum, { outcome, ways }) => sum + (happens(outcome) ? ways : 0), 0) / all
  const [banker, player, tie] = (['banker', 'player', 'tie'] as const).map((side) =>
    percent(chanceOf(({ winner }) => winner === side)),
  )
  const bankerSix = chanceOf(({ winner, bankerTotal }) => winner === 'banker' && bankerTotal === 6)
  return [
    '## Baccarat, eight decks, from a full shoe',
    '',
    `Banker ${banker}, player ${player}, tie ${tie}; banker wins with six ${percent(bankerSix)}.`,
    '',
    `| place | ${BACCARAT_CODES.join(' | ')} |`,
    '| --- | ---: | ---: |',
    ...PLACES.map(
      (place) => `| ${place} | ${BACCARAT_CODES.map((code) => percent(baccaratReturns(code)[place])).join(' | ')} |`,
    ),
    '',
  ]
}
