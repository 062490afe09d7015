/** Andar Bahar. */
export const andarBaharKo = {
  andarAndar: '안다르',
  andarBahar: '바하르',
  andarCards: '{r}장',
  andarResult: '{side} · {n}장째',
  andarShares: '안다르 {a}, 바하르 {b}',
  andarMean: '평균 {n}장',
  andarRules:
    '조커 카드를 한 장 열고, 안다르부터 번갈아 한 장씩 나눕니다. 조커와 같은 숫자가 먼저 나온 쪽이 이깁니다. 판마다 새로 섞은 한 벌을 씁니다.',
  andarRulesCards: '카드 수 베팅은 같은 숫자가 몇 장째에 나오는지를 맞힙니다. 조커는 세지 않습니다.',
} as const

export type AndarBaharTexts = Readonly<Record<keyof typeof andarBaharKo, string>>
