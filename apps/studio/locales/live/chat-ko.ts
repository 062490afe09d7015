/** Chat at live tables. */
export const chatKo = {
  chatName: '채팅',
  chatUnread: '채팅, 새 글 {n}개',
  chatHide: '채팅 숨기기',
  chatNone: '아직 아무도 말하지 않았습니다',
  chatYou: '나',
  chatWrite: '메시지 쓰기',
  chatSend: '보내기',
  chatReport: '신고하기',
  chatReported: '신고했습니다',
  chatOff: '이 테이블은 지금 채팅을 받지 않습니다.',
  chatMuted: '이 테이블에서는 글을 쓸 수 없습니다. 문의는 고객센터로 해 주세요.',
  chatTooOften: '조금 천천히 보내 주세요.',
  chatWord: '쓸 수 없는 낱말이 들어 있습니다.',
  chatEmpty: '링크나 번호만으로는 보낼 수 없습니다.',
  chatTooLong: '글이 너무 깁니다.',
  chatLost: '보내지 못했습니다. 잠시 뒤 다시 보내 주세요.',
  chatHello: '안녕하세요',
  chatLuck: '행운을 빕니다',
  chatCongratulations: '축하합니다',
  chatThanks: '고맙습니다',
  chatClose: '아깝네요',
  chatWow: '대단하네요',
  chatAgain: '한 판 더',
  chatBye: '안녕히 계세요',
} as const

export type ChatTexts = Readonly<Record<keyof typeof chatKo, string>>
