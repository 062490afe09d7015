import { expect, test } from 'vitest'
import { codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { orderBanks, saveBank } from './bank-desk.service.ts'
import { listBanks } from './code.service.ts'
import { banksOfSite } from './site-desk.service.ts'

const server = await testServer()
const names = (en: string) => ({ ko: '가람은행', en, vn: 'Ngân hàng Garam' })
const save = (bankCode: string, en: string, was: string | null, isOn = true) =>
  codeOf(
    server.staff((ctx) =>
      saveBank(ctx, { bankCode, names: names(en), isOn, was: was === null ? null : { names: names(was), isOn: true } }),
    ),
  )
const order = (...codes: string[]) => codeOf(server.staff((ctx) => orderBanks(ctx, codes)))

test('a bank that somebody else changed, or added, since it was read is not written over', async () => {
  expect((await Promise.all([save('A1', 'Garam', null), save('A1', 'Garam', null)])).toSorted()).toEqual([
    'STAFF_CONFLICT',
    'done',
  ])
  expect(await save('A1', 'Haneul', 'Garam')).toBe('done')
  expect(await save('A1', 'Bada', 'Garam')).toBe('STAFF_CONFLICT')
  expect(await save('B1', 'Bada', 'Garam')).toBe('STAFF_CONFLICT')
})

test('members choose from the banks that are on, in the order of staff', async () => {
  await save('B1', 'Bada', null)
  await save('C1', 'Cheonji', null)
  expect(await order('C1', 'A1', 'B1')).toBe('done')
  await save('A1', 'Haneul', 'Haneul', false)
  expect((await server.guest(listBanks)).map(({ bankCode }) => bankCode)).toEqual(['C1', 'B1'])
  expect((await server.staff(banksOfSite)).map(({ bankCode }) => bankCode)).toEqual(['C1', 'A1', 'B1'])
})

test('an order that leaves a bank out, names one twice or names another is refused', async () => {
  for (const codes of [
    ['C1', 'A1'],
    ['C1', 'A1', 'A1'],
    ['C1', 'A1', 'Z9'],
    ['C1', 'A1', 'B1', 'Z9'],
  ])
    expect(await order(...codes), codes.join()).toBe('STAFF_CONFLICT')
})
