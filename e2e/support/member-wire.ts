import { wireKey } from '../../apps/server/src/platform/http/envelope.ts'
import { type MemberClient, memberClient } from '../../apps/server/src/testing/wire-client.ts'
import { captchaAnswer, demoMemberCalled } from './member.ts'
import { memberUrl } from './surroundings.ts'

/** A member of the demo without a browser: for what a story needs to have happened, and is not about. */
export const memberOnWire = async (memId: string): Promise<MemberClient> => {
  const config = await (await fetch(`${memberUrl()}/config.json`)).json()
  const { siteId, authorization } = config
  const client = memberClient(memberUrl(), { siteId, authorization, key: wireKey(config.wireKey) })
  const answer = await client.logIn(memId, demoMemberCalled(memId).memPass, captchaAnswer)
  if (answer.resultCode !== '0') throw new Error(`${memId} was not let in: ${answer.resultMessage}`)
  return client
}
