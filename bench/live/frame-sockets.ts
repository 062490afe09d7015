import { join } from 'node:path'
import { openSession } from '../../apps/server/src/modules/identity/session.service.ts'
import { addMember } from '../../apps/server/src/testing/members.fixture.ts'
import { type Child, startChild } from '../child.ts'
import type { prepareServer } from '../product.ts'
import type { FrameListenersAnswer, FrameListenersQuestion, Login } from './frame-listeners.ts'

export type FrameListeners = Child<FrameListenersQuestion, FrameListenersAnswer>
export const startFrameListeners = (): Promise<FrameListeners> =>
  startChild(join(import.meta.dirname, 'frame-listeners.ts'))

/** Of one login there may be 32. */
export const SOCKETS_OF_ONE = 20

type Prepared = Pick<Awaited<ReturnType<typeof prepareServer>>, 'config' | 'system'>

/** New members, each with a session. */
export const loginsOf = async ({ config, system }: Prepared, members: number): Promise<Login[]> => {
  const logins: Login[] = []
  for (let n = 0; n < members; n++) {
    const memberId = await addMember({ system } as never, {})
    const { token } = await system((ctx) => openSession(ctx, memberId))
    logins.push({ login: config.SITE_AUTHORIZATION, passcode: token })
  }
  return logins
}
