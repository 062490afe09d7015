/** Staff of the operator, who watch a table without a seat. */
export const watchKo = {
  watching: '관전 중',
  watchingNote: '관전 중입니다. 앉거나 베팅할 수 없습니다.',
  watchAsleepShort: '쉬는 중',
  watchAsleepNote: '자리에 아무도 없어 쉬고 있습니다. 관전으로는 다시 시작하지 않습니다.',
  watchPausedNote: '진행 중이던 베팅은 규칙대로 정산됩니다. 관리자 화면에서 다시 열 수 있습니다.',
  watchClosedNote: '베팅을 받지 않습니다. 관리자 화면에서 다시 열 수 있습니다.',
  watchNotMixedNote: '회원의 난수가 섞이지 않은 판이라 베팅을 받지 않습니다. 난수가 모이면 다시 받습니다.',
  watchLoading: '테이블을 여는 중',
  watchFailed: '테이블을 열지 못했습니다',
  watchEnded: '관전 시간이 끝났습니다',
  watchEndedNote: '관리자 화면의 테이블에서 다시 열어 주세요.',
} as const

export type WatchTexts = Readonly<Record<keyof typeof watchKo, string>>
