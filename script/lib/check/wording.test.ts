import { expect, test } from 'vitest'
import { wordingProblems } from './wording.ts'

const ofOne = (language: string, text: string): string[] => wordingProblems({ [language]: { main: { key: text } } })

test.each([
  ['ko', '보유금에 {rest}은 남습니다'],
  ['ko', '{name}님을 강제 로그아웃할까요?'],
  ['ko', '이론 환수율 {r}는 계산한 값입니다'],
  ['en', 'Tonight’s slots, {count} {count, plural, one {game} other {games}}'],
  ['vn', 'Từ 1 đến 100.000 cho mỗi tiến trình'],
])('%s: %s is fine', (language, text) => expect(ofOne(language, text)).toEqual([]))

test.each([
  ['ko', '{name}을 잠글까요?', 'depends on the value: {name}을'],
  ['ko', '{sum}를 보내 주세요', 'depends on the value: {sum}를'],
  ['ko', '{phone}(으)로 전화드리겠습니다', 'two particles'],
  ['ko', '새 키를 요청하십시오', '해요체'],
  ['ko', '점검을 시작합니까?', '해요체'],
  ['ko', '{name} 님 잠금', '님 apart'],
  ['ko', '적중금', '당첨'],
  ['ko', '게임 loading 중', 'English words: loading'],
  ['en', "Tonight's slots", 'straight quotation mark'],
  ['en', 'Enter your id', 'it is ID'],
  ['en', 'One  game', 'a blank too many'],
  ['en', 'Loading...', 'three dots'],
  ['en', '{count} bets', 'does not follow its count: {count} bets'],
  ['en', 'Lasts {days} days', 'does not follow its count: {days} days'],
  ['vn', 'Hội viên đăng nhập sai', 'thành viên'],
  ['vn', 'Vui lòng check your số dư', 'English words'],
  ['vn', 'Từ 1 đến 100,000', 'groups digits by commas'],
])('%s: %s is named', (language, text, problem) =>
  expect(ofOne(language, text)).toEqual([expect.stringContaining(problem)]),
)

test('a place for a value that another language has not is named', () => {
  const texts = { ko: { main: { key: '{count}건' } }, en: { main: { key: '{number} entries' } } }
  expect(wordingProblems(texts)).toEqual(['en/main: "key" has other places for values than ko'])
})
