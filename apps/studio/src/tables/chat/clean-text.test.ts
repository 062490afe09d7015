import { expect, test } from 'vitest'
import { MOST_LETTERS } from './chat-shapes.ts'
import { cleanText } from './clean-text.ts'

test.each([
  ['  좋은   판이네요 ', '좋은 판이네요'],
  ['Chúc may mắn!', 'Chúc may mắn!'],
  ['이번엔 3.5배', '이번엔 3.5배'],
  ['한​국‮', '한 국'],
  ['줄\n바꿈', '줄 바꿈'],
  ['z̀́̂̃̄', 'z̀́'],
])('%j is shown as %j', (typed, said) => {
  expect(cleanText(typed, [])).toEqual({ said })
})

test.each([
  ['여기로 https://bad.example/x 오세요', '여기로 ··· 오세요'],
  ['www.bad.example 추천', '··· 추천'],
  ['들어와 bad.com/abc', '들어와 ···'],
  ['텔레그램 @goodluck7', '텔레그램 ···'],
  ['전화 010-1234-5678', '전화 ···'],
  ['계좌 110 234 567890 으로', '계좌 ··· 으로'],
  ['ｗｗｗ．bad．com 입니다', '··· 입니다'],
])('links, names elsewhere and long numbers are taken out: %j', (typed, said) => {
  expect(cleanText(typed, [])).toEqual({ said })
})

test('nothing that is left, too much, and words of the list are refused', () => {
  expect(cleanText('   ', [])).toEqual({ refused: 'empty' })
  expect(cleanText('https://bad.example', [])).toEqual({ refused: 'empty' })
  expect(cleanText('가'.repeat(MOST_LETTERS), [])).toEqual({ said: '가'.repeat(MOST_LETTERS) })
  expect(cleanText('가'.repeat(MOST_LETTERS + 1), [])).toEqual({ refused: 'too-long' })
  expect(cleanText('이 바보야', ['바보'])).toEqual({ refused: 'word' })
  expect(cleanText('바 . 보', ['바보'])).toEqual({ refused: 'word' })
  expect(cleanText('F-o o', ['FOO'])).toEqual({ refused: 'word' })
  expect(cleanText('바다', ['바보', '', '!'])).toEqual({ said: '바다' })
})
