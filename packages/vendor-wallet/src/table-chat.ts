import { z } from 'zod'
import { shownText } from './bet-text.ts'
import { instant, operatorId, site, tableCode } from './table-feed.ts'

/** Chat of players at a vendor's live tables, of each site by itself. */

const user = z.string().min(4).max(64)
const message = z.int().positive()
const ofSite = { sub_partner_id: site }

export const chatOrders = [
  /** Off at every site until this says otherwise. */
  z.object({ kind: z.literal('chat'), ...ofSite, is_on: z.boolean() }),
  z.object({ kind: z.literal('chat-delete'), ...ofSite, message }),
  /** At this table, for so many minutes; null: for good. */
  z.object({ kind: z.literal('chat-mute'), ...ofSite, user, minutes: z.int().min(1).max(525_600).nullable() }),
  z.object({ kind: z.literal('chat-unmute'), ...ofSite, user }),
  /** Nobody of this site may write them, at any table: in place of all that it had. */
  z.object({ kind: z.literal('chat-words'), ...ofSite, words: z.array(shownText(40).min(1)).max(500) }),
] as const

export const tableChatRequest = z.object({ operator_id: operatorId, game_code: tableCode, ...ofSite })
/** The newest first, deleted ones too. */
export const tableChatAnswer = z.object({
  is_on: z.boolean(),
  words: z.array(shownText(40)).max(500),
  messages: z
    .array(
      z.object({
        id: message,
        user,
        /** As the others at the table read it. */
        name: shownText(64),
        /** Null of a phrase that the page says in every reader's language. */
        said: shownText(1_000).nullable(),
        phrase: z.string().max(40).nullable(),
        at: instant,
        deleted_at: instant.nullable(),
        /** Players who reported it. */
        reports: z.int().nonnegative(),
      }),
    )
    .max(100),
  /** `until` is null where it is for good. */
  muted: z.array(z.object({ user, until: instant.nullable(), at: instant, by: shownText(64) })).max(200),
})
