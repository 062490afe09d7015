import { expect, test } from 'vitest'
import { latestMoney } from './money.ts'

test('a table that asked the wallet earlier does not put an older balance before a newer one', () => {
  const now = { balance: 970_000, balanceAt: 20, net: 0 }
  expect(latestMoney(now, { balance: 990_000, balanceAt: 10, net: 5_000 })).toEqual({ ...now, net: 5_000 })
  expect(latestMoney(now, { balance: 950_000, balanceAt: 20, net: 0 })).toMatchObject({ balance: 950_000 })
})
