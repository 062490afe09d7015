/** Tables that show the stream of a real one. */
export const streamKo = {
  streamName: '실시간 방송',
  streamLoading: '방송을 불러오는 중입니다',
  streamStalled: '방송이 잠시 멈췄습니다. 베팅은 그대로 진행됩니다.',
  streamGone: '방송이 끊겨 그림으로 보여 드립니다. 곧 다시 연결합니다.',
  streamAgain: '지금 연결',
  streamUnmute: '방송 소리 켜기',
  streamMute: '방송 소리 끄기',
  streamDrawn: '그림으로 보기 (데이터 절약)',
  streamLive: '방송으로 보기',
  streamBreak: '딜러가 다음 판을 엽니다',
  streamDealing: '딜러가 결과를 확인하는 중',
  streamAsleepNote: '딜러가 오면 시작합니다.',
  streamProof: '딜러가 직접 진행하는 테이블입니다',
  streamProofNote:
    '카드와 공, 주사위를 실제 딜러가 다루므로 미리 봉인한 슈가 없고, 나중에 다시 계산해 볼 수 없습니다. 결과는 한 사람이 입력하고 다른 사람이 확인한 뒤에만 확정됩니다.',
} as const

export type StreamTexts = Readonly<Record<keyof typeof streamKo, string>>
