import { expect, test } from 'vitest'
import { staffName } from './calls/admin/staff-accounts.ts'
import { vendorTerms } from './calls/admin/vendors.ts'
import { legible } from './field-patterns.ts'
import { staffReason, writtenText } from './fields.ts'
import { ownSeedPattern } from './own-seed.ts'

test('a vendor’s name is seen, and holds nothing that is not seen, turns or covers what stands beside it', () => {
  const { names } = vendorTerms.shape
  const called = (name: string) => names.safeParse({ ko: name, en: name, vn: name }).success
  for (const name of ['달빛 스튜디오', '<b>Studio</b>', 'استوديو', 'Studio 🎰', 'Cá'.normalize('NFD')])
    expect(called(name), name).toBe(true)
  for (const name of [
    '\u202eoiduts',
    'a\u200bb',
    'a\u0000b',
    'a\nb',
    'a\u2066b',
    'a\ufeffb',
    '\u3164',
    `a${'\u0301'.repeat(9)}`,
  ])
    expect(called(name), name).toBe(false)
})

test('what staff write loses what nobody sees or turns the words beside it, and keeps its lines and signs', () => {
  const kept = (text: string) => writtenText(1, 300).parse(text)
  for (const text of ['점검 중\n내일 10시까지', 'Tiệc đêm 🎉 👨‍👩‍👧', '<b>Lunch</b>\tbreak', 'عيد مبارك'])
    expect(kept(text)).toBe(text)
  expect(kept('\u202eevil\u202c \u2066x\u2069\u200e')).toBe('evil x')
  expect(kept('\ufeffpa\u200bsted\u2060\u0007')).toBe('pasted')
})

test('of marks on one letter three are kept, whatever that is not seen or is a tag stands between them', () => {
  const mark = '\u0301'
  for (const text of ['Tiền thưởng'.normalize('NFD'), 'ไม่ได้ที่', '❤️‍🔥 1️⃣ 🏳️‍⚧️', `q${mark.repeat(3)}`, 'क्षत्रिय'])
    expect(legible(text)).toBe(text)
  expect(legible(`z${mark.repeat(200)} z${mark.repeat(200)}`)).toBe(`z${mark.repeat(3)} z${mark.repeat(3)}`)
  expect(legible(`z${`${mark.repeat(3)}\u200d`.repeat(9)}x`)).toBe(`z${mark.repeat(3)}x`)
  expect(legible(`<b>z${mark.repeat(3)}</b><i>${mark.repeat(9)}</i>`)).toBe(`<b>z${mark.repeat(3)}</b><i></i>`)
  expect(writtenText(1, 300).parse(`z${mark.repeat(200)}`)).toBe(`z${mark.repeat(3)}`)
})

test('a seed of one’s own is of letters that are seen', () => {
  for (const seed of ['달빛-7', 'Vầng-trăng', 'a'.repeat(40)]) expect(ownSeedPattern.test(seed), seed).toBe(true)
  for (const seed of ['', '\u3164', 'a\u115f', '\uffa0b', `a\u0301`, 'a b', 'a'.repeat(41)])
    expect(ownSeedPattern.test(seed), JSON.stringify(seed)).toBe(false)
})

test('a text of which nothing is seen is none', () => {
  for (const text of ['', '  ', '\u200b\u2060', '\u202e\u202c', '\u3164\u3164', '\u00a0\u3000'])
    expect(staffReason.safeParse(text).error?.issues, JSON.stringify(text)).toHaveLength(1)
  expect(staffReason.safeParse('\u202ea\u202c').success, 'two letters are asked for').toBe(false)
  expect(staffName.safeParse('\u3164\u3164').success).toBe(false)
})
