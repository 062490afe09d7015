import { expect } from 'vitest'
import { totpCode } from '../modules/identity/index.ts'
import { addPartner } from '../modules/partner/partner.fixture.ts'
import { PASSWORD, type RunningServer } from '../testing/running-server.ts'
import { type MemberClient, memberClient, type WireAnswer } from '../testing/wire-client.ts'

export const login = '/api/partner/site/login'
export const enrol = '/api/partner/site/enrol'
const stepMs = 30_000

/** Partners and employees of a running server, and how they log in. */
export const partnerSite = (server: RunningServer) => {
  let people = 0
  /** Steps of codes that were used; the clock goes on with each, so that no code is asked for twice. */
  let aheadMs = 0
  const goOn = async (ms: number): Promise<void> => {
    aheadMs += ms
    await server.moveClock(aheadMs)
  }
  const atSite = (token = '', url = server.partnerUrl): MemberClient =>
    Object.assign(memberClient(url, server.sites[1]), { token })
  const loggedIn = ({ token, socketKey }: { token: string; socketKey: string }): MemberClient =>
    Object.assign(atSite(token), { socketKey })
  const codeNow = async (secret: string): Promise<string> => {
    await goOn(stepMs)
    return totpCode(secret, server.now())
  }
  const ask = (path: string, body: object): Promise<WireAnswer> => atSite().call(path, body)
  /** Sets its codes up. */
  const enter = async (loginId: string, password: string) => {
    const { enrol: begun } = (await ask(login, { loginId, password })).data
    const { data, resultCode } = await ask(enrol, { loginId, password, code: await codeNow(begun.secret) })
    expect(resultCode).toBe('0')
    return { loginId, password, secret: begun.secret, codes: data.recoveryCodes, client: loggedIn(data.session) }
  }
  type Entered = Awaited<ReturnType<typeof enter>>
  return {
    goOn,
    atSite,
    codeNow,
    ask,
    enter,
    /** With another code. */
    async enterAgain({ loginId, password, secret }: Entered): Promise<MemberClient> {
      const { data } = await ask(login, { loginId, password, code: await codeNow(secret) })
      return loggedIn(data.session)
    },
    async newPartner() {
      const memId = `partner${++people}x`
      const partnerId = await addPartner(server, 2, null, { memId, password: PASSWORD })
      return { partnerId, memId }
    },
    async newEmployee(boss: MemberClient, id: string, rights: string[] = []) {
      const { data } = await boss.call('/api/partner/createEmployee', { id, name: '창구', rights })
      return { ...data, ...(await enter(data.loginId, data.password)) }
    },
  }
}
