import { expect, test } from 'vitest'
import { accountFields, accountFindings, emptyAccount } from './create.rules.ts'

const good = {
  memId: 'store01',
  memNick: '하늘가게',
  memPass: 'Night7moon!',
  memPassCheck: 'Night7moon!',
  memPhone: '010-1234-5678',
  cashOutPass: '2468',
  bank: '004',
  memName: '김하루',
  bankacc: '1234567890',
}

test('a partner is created with the fields of a sign-up, all of them', () => {
  expect(accountFindings(good)).toEqual({})
  // Two empty passwords are equal: what is wrong is said at the first.
  expect(Object.keys(accountFindings(emptyAccount))).toEqual(accountFields.filter((field) => field !== 'memPassCheck'))
})

test.each([
  ['memId', '1store', 'U101'],
  ['memPass', 'STORE01x9', 'U102'],
  ['memPassCheck', 'Night7moon', 'create.passCheck'],
  ['memPhone', '02-123-4567', 'U106'],
  ['cashOutPass', '24680', 'U103'],
  ['bankacc', '12-345', 'U119'],
] as const)('%s as %s is refused by %s', (field, value, finding) => {
  expect(accountFindings({ ...good, [field]: value })).toMatchObject({ [field]: finding })
})
