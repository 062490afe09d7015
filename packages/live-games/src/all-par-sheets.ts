import { andarBahar } from './andar-bahar/andar-bahar.ts'
import { baccaratGames } from './baccarat/places.ts'
import { returnOfBetBehind, returnOfEightDecks } from './blackjack/return.ts'
import { blackjackSideBets } from './blackjack/side-bets.ts'
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts'
import { parSheet, percentText } from './par-sheet.ts'
import type { CountedGame } from './place.ts'
import { europeanRoulette } from './roulette/european.ts'
import { multiplierRoulette } from './roulette/multiplier.ts'
import { sicBo } from './sic-bo/sic-bo.ts'

/** Every game whose returns are counted over all outcomes. */
export const countedGames = [
  europeanRoulette,
  multiplierRoulette,
  sicBo,
  dragonTiger,
  ...Object.values(baccaratGames),
  andarBahar,
  blackjackSideBets,
] as readonly CountedGame<unknown>[]

/** A document with the par sheet of every game. */
export const allParSheets = (): string =>
  [
    '# Par sheets of the live tables',
    '',
    'Printed by `./script/live-games par-sheets`. Every return is counted over all outcomes; none is simulated.',
    ...countedGames.flatMap((game) => ['', `## ${game.code}`, '', parSheet(game)]),
    '',
    '## blackjack',
    '',
    'Under basic strategy, every sequence of cards counted; of the first stake.',
    '',
    '| bet | return |',
    '| --- | --- |',
    `| a seat, or a bet behind that follows it | ${shareText(returnOfEightDecks)} |`,
    `| a bet behind that does not follow | ${shareText(returnOfBetBehind)} |`,
  ].join('\n')

const shareText = (share: number): string =>
  percentText({ numerator: BigInt(Math.round(share * 1e8)), denominator: 100_000_000n })
