import { captcha, login } from '@maru/contract'
import { open, seal } from '../../apps/server/src/platform/http/envelope.ts'
import { Unanswered } from '../ask.ts'
import type { Server } from '../cluster.ts'
import { CAPTCHA, PASSWORD, type Person } from '../people.ts'
import type { Arena } from './arena.ts'

export type Answer = { resultCode: string; data: Record<string, unknown> }

/** A member's browser: the envelope and the session. Throws Unanswered where it is not known what became of a call. */
export const browserOf = (arena: Arena, person: Person) => {
  const { site } = arena.people
  let token = ''
  let socketKey = ''
  let turnedAway = 0
  let loggingIn: Promise<boolean> | undefined

  const call = async (server: Server, path: string, body: object): Promise<Answer> => {
    const headers = { authorization: site.authorization, ...(token === '' ? {} : { 'x-session-token': token }) }
    const reply = await arena.ask(server.door, { path, headers, body: seal(site.key, body) })
    const opened = reply.status >= 500 ? undefined : open(site.key, parsed(reply.body))
    if (!opened) throw new Unanswered(`HTTP ${reply.status}`)
    const answer = opened as Answer
    if (/^(E00\d|E429|B0093)$/.test(answer.resultCode)) throw new Unanswered(answer.resultCode)
    return answer
  }
  const logIn = async (server: Server): Promise<boolean> => {
    token = ''
    const picture = await call(server, captcha.path, {})
    const typed = { memId: person.memId, memPass: PASSWORD, captchaId: picture.data.captchaId, captcha: CAPTCHA }
    const reply = await call(server, login.path, typed)
    token = reply.resultCode === '0' ? String(reply.data.token) : ''
    socketKey = String(reply.data.socketKey ?? '')
    return token !== ''
  }
  return {
    /** What the live socket is opened with. */
    session: (): { token: string; socketKey: string } | undefined =>
      token === '' || socketKey === '' ? undefined : { token, socketKey },
    /** Before the first call, so that nobody starts with it while things go wrong already. */
    async enter(server: Server): Promise<void> {
      if (!(await logIn(server))) throw new Unanswered('not logged in')
    },
    async call(server: Server, path: string, body: object): Promise<Answer> {
      if (token === '') {
        // Once for all who share the browser: a second login would end the session of the first.
        loggingIn ??= logIn(server).finally(() => {
          loggingIn = undefined
        })
        if (!(await loggingIn)) throw new Unanswered('not logged in')
      }
      const answer = await call(server, path, body)
      if (!/^TK\d+$/.test(answer.resultCode)) {
        turnedAway = 0
        return answer
      }
      // A session that has run out by one server's clock may hold by the other's: only the third no is believed.
      if (++turnedAway >= 3) token = ''
      throw new Unanswered(answer.resultCode)
    },
  }
}
export type Browser = ReturnType<typeof browserOf>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
