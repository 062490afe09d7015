import { expect, test } from 'vitest'
import { literalsOf } from './literals.ts'
import { checkTexts } from './texts.ts'

const literals = literalsOf('page.tsx', 'const a = t("title"); const b = t(`status.${code}`)')
const all = (texts: Record<string, string>) => ({ ko: { main: texts }, en: { main: texts }, vn: { main: texts } })

test('texts that every language has and something shows are fine', () => {
  expect(checkTexts({ texts: all({ title: '제목', 'status.0': '신청' }), literals })).toEqual([])
})

test('a text that a language lacks, or has alone, or leaves empty, is named', () => {
  const texts = { ko: { main: { title: '제목' } }, en: { main: { title: ' ' } }, vn: { main: { 'status.1': 'x' } } }
  expect(checkTexts({ texts, literals })).toEqual([
    'en/main.json: "title" is empty',
    'vn/main.json lacks "title"',
    'vn/main.json has "status.1", which ko has not',
  ])
})

test('a text that nothing shows is named', () => {
  expect(checkTexts({ texts: all({ title: '제목', forgotten: '글' }), literals })).toEqual([
    'main: nothing shows "forgotten"',
  ])
})
