import { describe, expect, test } from 'vitest'
import type { OutcomeResult, Specifiers } from '../market.ts'
import type { Score } from '../score.ts'
import { ended, periods, running, soccer } from './scores.fixture.ts'
import { settleMarket } from './settle.ts'

const word = ({ voidHalves, result }: OutcomeResult): string =>
  voidHalves === 2 ? 'void' : voidHalves === 1 ? (result ? 'half-won' : 'half-lost') : result ? 'won' : 'lost'
/** Outcomes that are not lost, by their ids. */
const settled = (type: number, specifiers: Specifiers, score: Score): Record<string, string> | null => {
  const results = settleMarket({ type, specifiers }, score)
  if (results === null) return null
  return Object.fromEntries([...results].map(([id, result]) => [id, word(result)]).filter(([, is]) => is !== 'lost'))
}
const won = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'won']))
const voids = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'void']))

const cupTie = ended(3, 2, {
  periods: [...periods('half', [1, 0], [1, 2]), ...periods('overtime', [1, 0])],
})
const shootOut = ended(2, 2, {
  winner: 'away',
  periods: [
    ...periods('period', [1, 1], [0, 1], [1, 0]),
    ...periods('overtime', [0, 0]),
    ...periods('penalties', [1, 3]),
  ],
})
const tennis = ended(2, 1, { periods: periods('set', [6, 4], [3, 6], [7, 6]) })
const bout = ended(0, 0, { winner: 'away', method: 'submission', periods: periods('round', [0, 0], [0, 0]) })
const drawnBout = ended(0, 0, { periods: periods('round', [0, 0], [0, 0], [0, 0]) })

describe('at the end of the event', () => {
  test.each<[string, number, Specifiers, Score, Record<string, string>]>([
    ['1x2', 1, {}, ended(1, 1), won('2')],
    ['1x2 without overtime', 1, {}, cupTie, won('2')],
    ['1x2 of a bout', 1, {}, bout, won('3')],
    ['1x2 of a drawn bout', 1, {}, drawnBout, won('2')],
    ['the second goal', 8, { goalnr: '2' }, ended(2, 1, { goals: ['home', 'away', 'home'] }), won('8')],
    ['a goal that did not come', 8, { goalnr: '4' }, ended(2, 1), won('7')],
    ['a goal of overtime', 8, { goalnr: '5' }, cupTie, won('7')],
    ['a goal where one side scored all', 8, { goalnr: '2' }, ended(0, 3), won('8')],
    ['double chance', 10, {}, ended(2, 0), won('9', '10')],
    ['double chance of a draw', 10, {}, ended(2, 2), won('9', '11')],
    ['draw no bet', 11, {}, ended(2, 2), voids('4', '5')],
    ['three-way handicap', 14, { hcp: '0:1' }, ended(2, 1), won('1712')],
    ['team total', 19, { total: '1.75' }, ended(2, 5), { 12: 'half-won', 13: 'half-lost' }],
    ['other team total', 20, { total: '5' }, ended(2, 5), voids('12', '13')],
    ['odd or even', 26, {}, ended(0, 0), won('72')],
    ['both score', 29, {}, ended(4, 0), won('76')],
    ['1x2 and total', 37, { total: '2.5' }, ended(1, 2), won('804')],
    ['correct score', 45, {}, ended(3, 2), won('300')],
    ['correct score beyond', 45, {}, ended(5, 0), won('324')],
    ['half-time and full-time', 47, {}, soccer([0, 1], [2, 0]), won('430')],
    ['first half', 60, {}, soccer([0, 1], [2, 0]), won('3')],
    [
      'first half of quarters',
      68,
      { total: '90.5' },
      ended(99, 98, { periods: periods('quarter', [25, 20], [24, 22], [25, 30], [25, 26]) }),
      won('12'),
    ],
    ['second half without overtime', 83, {}, cupTie, won('3')],
    ['winner of a bout', 186, {}, bout, won('5')],
    ['winner of a drawn bout', 186, {}, drawnBout, voids('4', '5')],
    ['games', 187, { hcp: '0.5' }, tennis, won('1714')],
    ['sets', 188, { hcp: '-1.5' }, tennis, won('1715')],
    ['all games', 189, { total: '32' }, tennis, voids('12', '13')],
    ['a set', 202, { setnr: '2' }, tennis, won('5')],
    ['a set that was not needed', 202, { setnr: '4' }, tennis, voids('4', '5')],
    ['winner with overtime', 219, {}, cupTie, won('4')],
    ['handicap with overtime', 223, { hcp: '-1' }, cupTie, voids('1714', '1715')],
    ['total without overtime', 18, { total: '4.5' }, cupTie, won('13')],
    ['total with overtime', 225, { total: '4.5' }, cupTie, won('12')],
    ['the shoot-out is a goal to its winner', 410, { hcp: '1' }, shootOut, voids('1714', '1715')],
    ['whichever side that is', 410, { hcp: '-1' }, { ...shootOut, winner: 'home' }, voids('1714', '1715')],
    ['and one goal of the total', 412, { total: '4.5' }, shootOut, won('12')],
    ['and no goal of play with overtime', 225, { total: '4.5' }, shootOut, won('13')],
    ['winner of the shoot-out', 406, {}, shootOut, won('5')],
    ['a quarter', 235, { quarternr: '1' }, ended(9, 9, { periods: periods('quarter', [4, 4]) }), won('2')],
    ['a map', 330, { mapnr: '1' }, ended(2, 0, { periods: periods('map', [13, 9], [13, 4]) }), won('4')],
    [
      'a bout by its method',
      910,
      { variant: 'sr:winning_method:ko_submission_decision' },
      bout,
      won('sr:winning_method:ko_submission_decision:1351'),
    ],
    [
      'a draw by its method',
      910,
      { variant: 'sr:winning_method:ko_decision' },
      drawnBout,
      won('sr:winning_method:ko_decision:1377'),
    ],
    ['not the distance', 911, {}, bout, won('76')],
    ['the round', 912, { variant: 'sr:winner_and_rounds:3' }, bout, won('sr:winner_and_rounds:3:1359')],
    [
      'on points',
      912,
      { variant: 'sr:winner_and_rounds:5' },
      { ...bout, winner: 'home', method: 'points' },
      won('sr:winner_and_rounds:5:1367'),
    ],
  ])('%s', (_, type, specifiers, score, expected) => {
    expect(settled(type, specifiers, score)).toEqual(expected)
  })
})

describe('before the end', () => {
  test.each<[string, number, Specifiers, Score, Record<string, string> | null]>([
    ['the lead decides nothing', 16, { hcp: '-0.5' }, running(5, 0), null],
    ['both have scored', 29, {}, running(1, 1), won('74')],
    ['no listed score can come', 45, {}, running(5, 0), won('324')],
    ['a listed score can come', 45, {}, running(4, 4), null],
    ['the half is over', 60, {}, running(1, 0, { periods: periods('half', [1, 0]) }), won('1')],
    ['half-time is half of it', 47, {}, running(1, 0, { periods: periods('half', [1, 0]) }), null],
    ['overtime has begun', 1, {}, running(1, 1, { periods: periods('overtime', [0, 0]) }), won('2')],
    [
      'the set is over',
      310,
      { setnr: '1', total: '44.5' },
      running(1, 0, { periods: periods('set', [25, 20]) }),
      won('12'),
    ],
    ['the set has not begun', 202, { setnr: '2' }, running(1, 0, { periods: periods('set', [25, 20]) }), null],
    ['the goal was scored', 8, { goalnr: '1' }, running(1, 0), won('6')],
    ['nobody knows whose goal it was', 8, { goalnr: '1' }, running(1, 1), null],
    ['no period is known', 66, { hcp: '0' }, ended(1, 0), null],
    ['a bout goes on', 911, {}, { ...drawnBout, ended: false }, null],
  ])('%s', (_, type, specifiers, score, expected) => {
    expect(settled(type, specifiers, score)).toEqual(expected)
  })

  test('an abandoned event leaves what was decided, and the rest is void', () => {
    const stopped = { ...running(2, 1, { periods: periods('half', [1, 0]) }), abandoned: true as const }
    expect(settled(18, { total: '2.5' }, stopped)).toEqual(won('12'))
    expect(settled(18, { total: '2.75' }, stopped)).toEqual(voids('12', '13'))
    expect(settled(60, {}, stopped)).toEqual(won('1'))
    expect(settled(1, {}, stopped)).toEqual(voids('1', '2', '3'))
    expect(settled(1, {}, { ...stopped, ended: true })).toEqual(voids('1', '2', '3'))
  })
})
