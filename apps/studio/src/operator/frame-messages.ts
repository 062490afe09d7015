/** What the pages say to the operator's page. The operator learns of them with the address of a game. */
export const FRAME_MESSAGES = [
  'maru:loading',
  'maru:ready',
  'maru:failed',
  'maru:session-ended',
  'maru:bet',
  'maru:revealed',
  'maru:balance-changed',
  'maru:closed',
  'maru:deposit',
] as const
export type FrameMessage = (typeof FRAME_MESSAGES)[number]
