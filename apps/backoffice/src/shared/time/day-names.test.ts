import { expect, test } from 'vitest'
import { dayNames, yearsName } from './day-names.ts'

test('a calendar names its months and years in the language of its reader, with a capital', () => {
  const inAll = (options: Intl.DateTimeFormatOptions) =>
    ['ko', 'en', 'vi'].map((lang) => dayNames(lang)(options)('2027-03-02'))
  expect(inAll({ year: 'numeric', month: 'long' })).toEqual(['2027년 3월', 'March 2027', 'Tháng 3 năm 2027'])
  expect(inAll({ month: 'long' })).toEqual(['3월', 'March', 'Tháng 3'])
  expect(inAll({ year: 'numeric' })).toEqual(['2027년', '2027', '2027'])
})

test('ten years are named by the first and the last of them', () => {
  expect(yearsName('ko')('2020-01-01', '2029-01-01')).toMatch(/^2020년\s?~\s?2029년$/)
  expect(yearsName('vi')('2020-01-01', '2029-01-01')).toMatch(/^2020\s?[-–]\s?2029$/)
})
