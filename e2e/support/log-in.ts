import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { captchaAnswer } from './member.ts'
import { memberUrl } from './surroundings.ts'

interface Login {
  memId: string
  memPass: string
}

const algorithm = 'aes-256-cbc'
const ivBytes = 16

/** Logs the pages of a context in over the member wire, which costs less than the login page; that has stories of its own. Opens no page. */
export const logIn = async (page: Page, { memId, memPass }: Login): Promise<void> => {
  const origin = memberUrl()
  const config = (await (await fetch(`${origin}/config.json`)).json()) as Config
  const { captchaId } = await call(origin, config, '/api/captcha', {})
  const body = { memId, memPass, captchaId, captcha: captchaAnswer }
  const { token, socketKey, expiresAt } = await call(origin, config, '/api/member/login', body)
  const value = `${encodeURIComponent(token ?? '')}~${encodeURIComponent(socketKey ?? '')}~${expiresAt}`
  await page.context().addCookies([{ name: 'maru_session', value, url: origin, sameSite: 'Strict' }])
}

interface Config {
  authorization: string
  wireKey: string
  siteId: number
}

/** One call of the member wire: the body sealed with AES-256-CBC under the key of the site's configuration. */
const call = async (
  origin: string,
  { authorization, wireKey, siteId }: Config,
  path: string,
  body: object,
): Promise<Record<string, string | undefined>> => {
  const key = Buffer.from(wireKey, 'base64')
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify({ ...body, siteId })), cipher.final()])
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ d: sealed.toString('base64') }),
  })
  const { d } = (await response.json()) as { d: string }
  const bytes = Buffer.from(d, 'base64')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
  const answer = JSON.parse(`${decipher.update(bytes.subarray(ivBytes))}${decipher.final()}`)
  if (answer.resultCode !== '0') throw new Error(`${path}: ${answer.resultCode} ${answer.resultMessage}`)
  return answer.data
}
