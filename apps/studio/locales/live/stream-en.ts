import type { StreamTexts } from './stream-ko.ts'

export const streamEn: StreamTexts = {
  streamName: 'Live stream',
  streamLoading: 'Loading the stream',
  streamStalled: 'The stream is paused for a moment. Betting goes on.',
  streamGone: 'The stream is lost, so you see the drawn room. We reconnect shortly.',
  streamAgain: 'Reconnect now',
  streamUnmute: 'Turn the sound of the stream on',
  streamMute: 'Turn the sound of the stream off',
  streamDrawn: 'Drawn room (uses less data)',
  streamLive: 'Show the stream',
  streamBreak: 'The dealer opens the next round',
  streamDealing: 'The dealer confirms the result',
  streamAsleepNote: 'Play begins when the dealer comes.',
  streamProof: 'A dealer runs this table by hand',
  streamProofNote:
    'Cards, ball and dice are in the hands of a real dealer, so no shoe was sealed before and nothing can be computed anew afterwards. A result counts only after one person has entered it and another has confirmed it.',
}
