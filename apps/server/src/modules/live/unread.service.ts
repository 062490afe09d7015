import type { LiveMessage } from '@maru/contract'
import { ownAddressOf } from '../../platform/live/topic.ts'
import type { Services } from '../../platform/services.ts'
import { unreadCounts } from '../community/index.ts'
import { memberTopic } from './topics.ts'

/** Shows many members of a site how many messages they have not read. */
export const publishMessages = async (
  services: Services,
  siteId: number,
  memberIds: readonly number[],
  isQuiet: boolean,
): Promise<void> => {
  const who = { kind: 'system', job: 'live.messages' } as const
  const unread = await services.reading({ who, siteId }, (ctx) => unreadCounts(ctx, memberIds))
  services.live.publishAll(
    memberIds.map((memberId, at) => ({
      address: ownAddressOf(memberTopic, siteId, memberId),
      message: { cmd: 'MSG', data1: unread[at] ?? 0, data2: isQuiet ? 'quiet' : '' } satisfies LiveMessage,
    })),
  )
}
