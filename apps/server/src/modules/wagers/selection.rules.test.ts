import { languages } from '@maru/contract'
import { expect, test } from 'vitest'
import { type Selection, selectionIn } from './selection.rules.ts'

const texts = {
  banker: { ko: '뱅커', en: 'Banker', vn: 'Nhà cái' },
  'banker.stake': { ko: '뱅커 {stake}', en: 'Banker {stake}', vn: 'Nhà cái {stake}' },
  line: { ko: '{team} 핸디캡 {line}', en: '{team}, handicap {line}', vn: '{team}, chấp {line}' },
}
const inAll = (selection: Selection | null, known: Parameters<typeof selectionIn>[1] = texts) =>
  languages.map((language) => selectionIn(selection, known, language))

test('what was bet on is said in the language of the reader', () => {
  expect(inAll({ texts: [{ key: 'banker' }] })).toEqual(['뱅커', 'Banker', 'Nhà cái'])
  const line = { key: 'line', values: { team: 'Suwon', line: '-1.5' } }
  expect(inAll({ texts: [{ key: 'banker' }, line] })).toEqual([
    '뱅커 · Suwon 핸디캡 -1.5',
    'Banker · Suwon, handicap -1.5',
    'Nhà cái · Suwon, chấp -1.5',
  ])
})

test('whole numbers are written as the reader writes them, and every place is filled as often as it stands', () => {
  const amount = { key: 'banker.stake', values: { stake: 1_250_000 } }
  expect(inAll({ texts: [amount] })).toEqual(['뱅커 1,250,000', 'Banker 1,250,000', 'Nhà cái 1.250.000'])
  const twice = { twice: { ko: '{a} {a}', en: '{a} {a}', vn: '{a} {a}' } }
  expect(inAll({ texts: [{ key: 'twice', values: { a: '$&{a}' } }] }, twice)[0]).toBe('$&{a} $&{a}')
})

test('a place that nothing was sent for is empty, also one that every object has', () => {
  const odd = { odd: { ko: '[{missing}{constructor}]', en: '', vn: '' } }
  expect(inAll({ texts: [{ key: 'odd' }] }, odd)[0]).toBe('[]')
})

test('where a text is not known the vendor’s own words stand, else what is known', () => {
  const some = [{ key: 'banker' }, { key: 'gone' }]
  expect(inAll({ texts: some, plain: '뱅커, 새 베팅' })).toEqual(Array(3).fill('뱅커, 새 베팅'))
  expect(inAll({ texts: some })).toEqual(['뱅커', 'Banker', 'Nhà cái'])
  expect(inAll({ texts: some }, null)).toEqual(['', '', ''])
})

test('what was stored before stays readable: one text, or one per language', () => {
  expect(inAll('홈 승', null)).toEqual(['홈 승', '홈 승', '홈 승'])
  expect(inAll({ ko: '홀', en: 'Odd', vn: 'Lẻ' }, null)).toEqual(['홀', 'Odd', 'Lẻ'])
  expect(inAll(null)).toEqual(['', '', ''])
})

test('marks that turn the words beside them, or are not seen, are left out', () => {
  expect(inAll('\u202e홈\u200b\r\n승', null)).toEqual(['홈 승', '홈 승', '홈 승'])
})
