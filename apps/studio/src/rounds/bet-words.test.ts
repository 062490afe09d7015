import { gameTexts as schemaOfGame, betTexts as schemaOfTexts } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { GAMES } from '../catalogue.ts'
import { PLACES } from '../games/baccarat/places.ts'
import { betTexts, betWords, gameTexts } from './bet-words.ts'
import { readBet } from './decide-round.ts'

test('a bet of baccarat lies on places that there are, in whole units within their limits', () => {
  const baccarat = GAMES.find(({ code }) => code === 'baccarat') as (typeof GAMES)[number]
  const stakeOf = (bets: object) => readBet(baccarat, bets)?.stake
  expect(stakeOf({ tie: 1_000, player: 20_000 })).toBe(21_000)
  expect(stakeOf({ tie: 1_000_000 })).toBe(1_000_000)
  for (const bets of [
    {},
    { tie: 0 },
    { tie: 1_500 },
    { tie: 1_001_000 },
    { tie: 1_500, player: 1_500 },
    { dragon: 1_000 },
  ])
    expect(stakeOf(bets), JSON.stringify(bets)).toBeUndefined()
})

test('a slot says its lines, a table where the chips lay, in the language of the player', () => {
  expect(betWords('ko', 'moonlit-koi', { stake: 1000 })).toBe('20라인')
  expect(betWords('ko', 'baccarat', { banker: 5000 })).toBe('뱅커')
  expect(betWords('ko', 'baccarat', { tie: 1000, player: 20000 })).toBe('플레이어 20,000 · 타이 1,000')
  expect(betWords('en', 'baccarat', { banker: 5000 })).not.toBe(betWords('vn', 'baccarat', { banker: 5000 }))
})

test('a bet names texts that its game lists, in the shape of the protocol, with each stake where there are several', () => {
  for (const game of GAMES.filter(({ kind }) => kind !== 'table')) {
    const listed = schemaOfGame.parse(gameTexts(game))
    const bets =
      game.kind === 'slot'
        ? [{ stake: 1_000 }]
        : [{ tie: 1_000 }, Object.fromEntries(PLACES.map((place) => [place, 2_000]))]
    for (const bet of bets)
      for (const { key } of schemaOfTexts.parse(betTexts(game.code, bet))) expect(listed[key]?.vn, key).toBeTruthy()
  }
  expect(betTexts('baccarat', { banker: 5_000 })).toEqual([{ key: 'banker' }])
  expect(betTexts('baccarat', { tie: 1_000, player: 20_000 })).toEqual([
    { key: 'player.stake', values: { stake: 20_000 } },
    { key: 'tie.stake', values: { stake: 1_000 } },
  ])
  expect(gameTexts(GAMES.find(({ code }) => code === 'baccarat') as (typeof GAMES)[number])['tie.stake']?.ko).toBe(
    '타이 {stake}',
  )
})
