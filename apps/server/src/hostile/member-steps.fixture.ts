import { messageSteps } from './message-bodies.ts'
import { pointSteps } from './point-bodies.ts'
import { sportSteps } from './sport-bodies.ts'
import { supportSteps } from './support-bodies.ts'

type About = Parameters<typeof supportSteps>
type Pool = About[0] & Parameters<typeof pointSteps>[0]

/** Each call about points, messages, the support chat and sports that changes something. */
export const memberSteps = (pool: Pool, boss: About[1], memberId: number, poorId: number) => ({
  ...messageSteps(pool),
  ...supportSteps(pool, boss, memberId),
  ...pointSteps(pool, memberId, poorId),
  ...sportSteps(),
})

/** A count, rules that are tried, and where one is: seen, typing, at the desk. */
export const unrecorded = [
  'POST /admin/api/sports/rules/try',
  'POST /admin/api/mailings/count',
  'POST /admin/api/review-rules/try',
  ...['chats/:chatId/seen', 'chats/:chatId/typing', 'there'].map((name) => `POST /admin/api/support/${name}`),
]
