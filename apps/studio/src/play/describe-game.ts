import type { Language } from '@maru/vendor-wallet'
import { type BaccaratGame, returnBasisPoints, type SlotGame, type StudioGame } from '../catalogue.ts'
import { baccaratReturns } from '../games/baccarat/baccarat-return.ts'
import { BET_UNIT, LIMITS, PLACES, type Place } from '../games/baccarat/places.ts'
import { describeTable } from '../tables/describe-table.ts'
import type { BaccaratSaid, GameDescribed, SlotSaid } from './play-shapes.ts'

/** What a page may know of its game: names, rules, pays and returns. */
export function describeGame(game: StudioGame, language: Language): GameDescribed {
  if (game.kind === 'table') return describeTable(game.table, language)
  return game.kind === 'slot' ? describeSlot(game, language) : describeBaccarat(game, language)
}

function describeSlot(game: SlotGame, language: Language): SlotSaid {
  const { config } = game
  return {
    kind: 'slot',
    code: game.code,
    name: game.names[language],
    returnBp: returnBasisPoints(game.theoreticalReturn),
    stakes: config.stakes,
    lines: config.lines,
    pays: config.pays,
    scatterPays: config.freeSpins.scatterPays,
    multipliers: config.freeSpins.multipliers,
    respin: { trigger: config.respin.trigger, spins: config.respin.spins, full: config.respin.full },
    strips: config.reels,
    freeStrips: config.freeReels,
  }
}

function describeBaccarat(game: BaccaratGame, language: Language): BaccaratSaid {
  const returns = baccaratReturns(game.code)
  return {
    kind: 'baccarat',
    code: game.code,
    name: game.names[language],
    returnsBp: Object.fromEntries(PLACES.map((place) => [place, Math.floor(returns[place] * 10_000)])) as Record<
      Place,
      number
    >,
    limits: LIMITS,
    unit: BET_UNIT,
    commission: game.code === 'baccarat',
  }
}
