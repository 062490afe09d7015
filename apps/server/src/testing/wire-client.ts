import type { KeyObject } from 'node:crypto'
import { captcha, filledPath, login } from '@maru/contract'
import { open, seal } from '../platform/http/envelope.ts'

export type SiteKeys = { siteId: number; authorization: string; key: KeyObject }
export type WireAnswer = {
  status: number
  headers: Headers
  resultCode: string
  resultMessage: string
  // biome-ignore lint/suspicious/noExplicitAny: a hostile test reads what it does not know the shape of
  data: any
}
export type Sending = {
  token?: string | undefined
  authorization?: string
  /** Bytes of the request instead of a sealed body. */
  raw?: string
  headers?: Record<string, string>
}
export type MemberClient = {
  site: SiteKeys
  token: string
  socketKey: string
  call(path: string, body?: unknown, sending?: Sending): Promise<WireAnswer>
  logIn(memId: string, memPass: string, answer: string): Promise<WireAnswer>
}

/** Speaks the envelope with one site's key. `token` is what the last login gave. */
export const memberClient = (url: string, site: SiteKeys): MemberClient => {
  const client: MemberClient = {
    site,
    token: '',
    socketKey: '',
    async call(path, body = {}, { token = client.token, authorization = site.authorization, raw, headers } = {}) {
      const answer = await fetch(url + filledPath(path, body), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization,
          ...(token === '' ? {} : { 'x-session-token': token }),
          ...headers,
        },
        body: raw ?? seal(site.key, body),
      })
      const text = await answer.text()
      const opened = open(site.key, JSON.parse(text))
      if (typeof opened !== 'object' || opened === null)
        throw new Error(`no envelope of the site: ${text.slice(0, 200)}`)
      return { status: answer.status, headers: answer.headers, ...(opened as Omit<WireAnswer, 'status' | 'headers'>) }
    },
    async logIn(memId, memPass, answer) {
      const { data } = await client.call(captcha.path)
      const reply = await client.call(login.path, { memId, memPass, captchaId: data.captchaId, captcha: answer })
      if (reply.resultCode === '0') {
        client.token = reply.data.token
        client.socketKey = reply.data.socketKey
      }
      return reply
    },
  }
  return client
}
