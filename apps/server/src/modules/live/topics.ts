import type { LiveMessage } from '@maru/contract'
import { defineTopic } from '../../platform/live/topic.ts'
import { deskTopic } from '../../platform/notices/desk-topic.ts'
import type { Services } from '../../platform/services.ts'
import { unreadCount } from '../community/index.ts'
import { isAnyGameOn } from '../games/index.ts'
import { holdingsOf } from '../ledger/index.ts'
import { maintenanceNow } from '../site/index.ts'

const about = (siteId: number): Parameters<Services['reading']>[0] => ({
  who: { kind: 'system', job: 'live.snapshot' },
  siteId,
})

/** CASH, MSG and LOGOUT of a member. Clients read the state by a call when they subscribe. */
export const memberTopic = defineTopic<LiveMessage>({
  destination: '/topic/member/{socketKey}',
  audience: 'own',
  snapshotWhen: 'missed',
  snapshot: (services, { siteId, memberId }) =>
    services.reading(about(siteId), async (ctx) => {
      const [holdings, unread] = await Promise.all([holdingsOf(ctx, [memberId]), unreadCount(ctx, memberId)])
      return [
        ...holdings.map(({ cash, points, version }) => ({
          message: { cmd: 'CASH', data1: cash, data2: points, version } satisfies LiveMessage,
          version,
        })),
        { message: { cmd: 'MSG', data1: unread, data2: '' } satisfies LiveMessage },
      ]
    }),
})

/** INSPECT and LOCK_BET_YN, for guests too: neither is a secret. */
export const siteTopic = defineTopic<LiveMessage>({
  destination: '/topic/site/{siteId}',
  audience: 'public',
  snapshotWhen: 'missed',
  snapshot: (services, { siteId }) =>
    services.reading(about(siteId), async (ctx) => [
      { message: inspect(await maintenanceNow(ctx)) },
      { message: gamesState(await isAnyGameOn(ctx)) },
    ]),
})

export const inspect = (isNow: boolean): LiveMessage => ({ cmd: 'INSPECT', data1: isNow ? 'Y' : 'N', data2: '' })

/** The pair N and Y says that games run, and lists are read again; any other that they are all down. */
export const gamesState = (areOn: boolean): LiveMessage => ({
  cmd: 'LOCK_BET_YN',
  data1: areOn ? 'N' : 'Y',
  data2: areOn ? 'Y' : 'N',
})

export const liveTopics = [memberTopic, siteTopic, deskTopic]
