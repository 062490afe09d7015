/** Sic bo. */
export const sicBoKo = {
  sicBoSmall: '소',
  sicBoBig: '대',
  sicBoTotal: '합 {n}',
  sicBoSingle: '숫자 {n}',
  sicBoDouble: '더블 {n}',
  sicBoTriple: '트리플 {n}',
  sicBoAnyTriple: '모든 트리플',
  sicBoPair: '조합 {n}',
  sicBoShaking: '흔드는 중',
  sicBoResult: '{dice} · 합 {n}',
  sicBoKindEven: '대, 소, 홀, 짝',
  sicBoKindSingle: '숫자 하나',
  sicBoKindDouble: '더블',
  sicBoKindTriple: '정해진 트리플',
  sicBoKindPair: '두 숫자 조합',
  sicBoPaysSingle: '1 · 2 · 3 : 1',
  sicBoRules:
    '주사위 세 개를 흔들어 덮개를 엽니다. 소는 합 4–10, 대는 합 11–17입니다. 세 주사위가 모두 같으면 대, 소, 홀, 짝은 집니다.',
  sicBoRulesSingle: '숫자 하나에 건 돈은 그 숫자가 나온 주사위 수만큼 1배, 2배, 3배를 드립니다.',
} as const

export type SicBoTexts = Readonly<Record<keyof typeof sicBoKo, string>>
