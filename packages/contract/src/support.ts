/** Characters of one line of a support chat. */
export const longestLine = 1_000
export const chatStatuses = ['waiting', 'open', 'closed'] as const
export type ChatStatus = (typeof chatStatuses)[number]
export type ChatSide = 'member' | 'staff'
export type ChatLine = { seq: number; side: ChatSide; text: string; at: string; staffName: string }

/** What comes on both topics. Lines are numbered: who misses a number reads again from the one it has. `again`: something was missed, or changed. */
export type ChatMessage =
  | { what: 'line'; chatIdx: number; line: ChatLine }
  | { what: 'typing'; chatIdx: number; side: ChatSide; name: string }
  | { what: 'again'; chatIdx: number }

export const supportTopic = (socketKey: string): string => `/topic/support/${socketKey}`
/** For staff with `support.read`. */
export const supportDeskTopic = (siteId: number): string => `/topic/staff/${siteId}/support`
