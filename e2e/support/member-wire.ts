import { wireKey } from '../../apps/server/src/platform/http/envelope.ts'
import { type MemberClient, memberClient } from '../../apps/server/src/testing/wire-client.ts'
import { captchaAnswer, demoMemberCalled } from './member.ts'
import { memberUrl } from './surroundings.ts'

/** A member without a browser, by default one of the demo: for what a story needs to have happened, and is not about. */
export const memberOnWire = async (memId: string, memPass = demoMemberCalled(memId).memPass): Promise<MemberClient> => {
  const config = await (await fetch(`${memberUrl()}/config.json`)).json()
  const { siteId, authorization } = config
  const client = memberClient(memberUrl(), { siteId, authorization, key: wireKey(config.wireKey) })
  const answer = await client.logIn(memId, memPass, captchaAnswer)
  if (answer.resultCode !== '0') throw new Error(`${memId} was not let in: ${answer.resultMessage}`)
  return client
}
