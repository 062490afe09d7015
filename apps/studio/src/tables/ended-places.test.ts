import { endedPlacesIn } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { endedOf } from '../rounds/ended-round.ts'
import { endedPlacesOf } from './ended-places.ts'

const endsOf = (table: string, stake: number, returned: number, on = 'dragon') =>
  endedPlacesOf(table, [{ on, stake, returned }]).places.map(({ end }) => end)

test('what came back as it was staked is a tie, and half of a dragon or a tiger was not at risk on a tie; all else was decided', () => {
  expect(endsOf('dragon-tiger', 60_000, 30_000)).toEqual(['half'])
  expect(endsOf('dragon-tiger', 5_001, 2_500, 'tiger')).toEqual(['half'])
  expect(endsOf('dragon-tiger', 60_000, 60_000, 'dragon-red')).toEqual(['tie'])
  expect(endsOf('dragon-tiger', 60_000, 120_000)).toEqual(['decided'])
  expect(endsOf('baccarat-no-commission', 10_000, 5_000, 'banker')).toEqual(['decided'])
  expect(endsOf('roulette', 10_000, 0, 'red')).toEqual(['decided'])
})

test('a round of baccarat says its places as the wallet reads them; one of a slot says nothing', () => {
  const events = [
    { type: 'place-paid', place: 'playerPair', stake: 1_000, returned: 0 } as const,
    { type: 'place-paid', place: 'banker', stake: 20_000, returned: 39_000 } as const,
  ]
  const meta = { number: 7, ...endedOf({ gameCode: 'baccarat', events }) }
  expect(endedPlacesIn(meta)).toEqual({
    table: 'baccarat',
    places: [
      { on: 'player-pair', stake: 100_000_000, payout: 0, end: 'decided' },
      { on: 'banker', stake: 2_000_000_000, payout: 3_900_000_000, end: 'decided' },
    ],
  })
  expect(endedOf({ gameCode: 'moonlit-koi', events })).toEqual({})
  expect(endedOf({ gameCode: 'baccarat', events: null })).toEqual({})
})
