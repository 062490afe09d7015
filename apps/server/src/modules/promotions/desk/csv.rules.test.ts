import { expect, test } from 'vitest'
import { csvOf } from './csv.rules.ts'

const cellOf = (name: string) => csvOf(['name'], [{ name }]).split('\r\n')[1]

test('a file has a line of names and one for each row', () => {
  const rows = [
    { id: 1, nick: '달빛', isTest: false, endedAt: null },
    { id: 2, nick: '별', isTest: true, endedAt: '2026-11-20T06:00:00.000Z' },
  ]
  expect(csvOf(['id', 'nick', 'isTest', 'endedAt'], rows)).toBe(
    '\uFEFFid,nick,isTest,endedAt\r\n1,달빛,false,\r\n2,별,true,2026-11-20T06:00:00.000Z\r\n',
  )
})

test.each([
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  ['-1,2', '"\'-1,2"'],
])('%s becomes %s, so that no text is taken for a formula or for two cells', (text, shown) => {
  expect(cellOf(text)).toBe(shown)
})
