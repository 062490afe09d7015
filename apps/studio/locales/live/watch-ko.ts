/** Staff of the operator, who watch a table without a seat. */
export const watchKo = {
  watching: '관전 중',
  watchingNote: '관전 중입니다. 앉거나 베팅할 수 없습니다.',
  watchLoading: '테이블을 여는 중',
  watchFailed: '테이블을 열지 못했습니다',
  watchEnded: '관전 시간이 끝났습니다',
  watchEndedNote: '관리자 화면의 테이블에서 다시 열어 주세요.',
} as const

export type WatchTexts = Readonly<Record<keyof typeof watchKo, string>>
