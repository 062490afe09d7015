import type { TextKey } from '../../../../locales/ko.ts'
import type { ChatPhrase } from '../../../../src/tables/chat/chat-shapes.ts'
import type { ChatState } from './chat-store.ts'

export const phraseWords: { readonly [phrase in ChatPhrase]: TextKey } = {
  hello: 'chatHello',
  luck: 'chatLuck',
  congratulations: 'chatCongratulations',
  thanks: 'chatThanks',
  close: 'chatClose',
  wow: 'chatWow',
  again: 'chatAgain',
  bye: 'chatBye',
}

export const refusalWords: { readonly [reason in NonNullable<ChatState['refusal']>]: TextKey } = {
  off: 'chatOff',
  muted: 'chatMuted',
  'too-often': 'chatTooOften',
  word: 'chatWord',
  empty: 'chatEmpty',
  'too-long': 'chatTooLong',
  unknown: 'chatLost',
  lost: 'chatLost',
}
