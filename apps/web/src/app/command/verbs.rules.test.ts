import { describe, expect, test } from 'vitest'
import { readSum, verbsFor } from './verbs.rules.ts'

describe('a sum is read as it is written in each language', () => {
  test.each([
    ['30만 입금', 300_000],
    ['입금 30만원', 300_000],
    ['1만 5천', 15_000],
    ['1만5,000원 입금', 15_000],
    ['1억', 100_000_000],
    ['３０만 입금', 300_000],
    ['300,000', 300_000],
    ['300000', 300_000],
    ['deposit 300k', 300_000],
    ['1.5m', 1_500_000],
    ['₩50,000 deposit', 50_000],
    ['nạp 300.000', 300_000],
    ['nạp tiền 1,5 triệu', 1_500_000],
    ['300 nghìn', 300_000],
  ])('%s', (words, whole) => expect(readSum(words).whole).toBe(whole))

  test.each(['777', '0만', '입금', '9999억', '0.00001만', '3 kings', '', '1.2.3.4만'])('%s is none', (words) =>
    expect(readSum(words).whole).toBeUndefined(),
  )
})

describe('a verb answers to its names in three languages', () => {
  test.each([
    ['입금', [{ verb: 'deposit' }, { verb: 'coinCharge' }]],
    ['이', [{ verb: 'deposit' }, { verb: 'coinCharge' }]],
    ['dep', [{ verb: 'deposit' }, { verb: 'coinCharge' }]],
    ['nap tien', [{ verb: 'deposit' }]],
    ['Nạp', [{ verb: 'deposit' }, { verb: 'coinCharge' }]],
    ['출금', [{ verb: 'withdraw' }, { verb: 'coinExchange' }]],
    ['rut', [{ verb: 'withdraw' }, { verb: 'coinExchange' }]],
    ['지난판', [{ verb: 'lastRound' }]],
    ['last round', [{ verb: 'lastRound' }]],
    ['ván trước', [{ verb: 'lastRound' }]],
    ['파워볼', [{ verb: 'powerball' }]],
    ['speed k', [{ verb: 'speedkino' }]],
    ['kino', [{ verb: 'speedkino' }, { verb: 'kinoladder' }]],
    ['30만 입금', [{ verb: 'deposit', whole: 300_000 }]],
    ['출금 5만', [{ verb: 'withdraw', whole: 50_000 }]],
    [
      '300k',
      [
        { verb: 'deposit', whole: 300_000 },
        { verb: 'withdraw', whole: 300_000 },
      ],
    ],
    ['usdt', [{ verb: 'coinCharge' }, { verb: 'coinExchange' }]],
    ['tether', [{ verb: 'coinCharge' }, { verb: 'coinExchange' }]],
    ['coin', [{ verb: 'coinCharge' }, { verb: 'coinExchange' }]],
    ['테더 출금', [{ verb: 'coinExchange' }]],
    ['nap usdt', [{ verb: 'coinCharge' }]],
    ['deposit u', [{ verb: 'coinCharge' }]],
    ['잉어', []],
    ['777', []],
    ['30만 지난 판', []],
  ])('%s', (words, verbs) => expect(verbsFor(words)).toEqual(verbs))

  test('nothing typed offers every verb, none with a sum', () => {
    expect(verbsFor(' ')).toEqual([{ verb: 'deposit' }, { verb: 'withdraw' }, { verb: 'lastRound' }])
  })
})
