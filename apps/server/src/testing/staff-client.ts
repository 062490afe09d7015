import { totpCode } from '../modules/identity/index.ts'

type Account = { loginId: string; password: string; totpSecret: string }
export type StaffAnswer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a hostile test reads what it does not know the shape of
  json: any
}
export type StaffSending = { headers?: Record<string, string>; raw?: string; cookie?: string }
export type StaffClient = {
  account: Account
  cookie: string
  ask(method: string, path: string, body?: unknown, sending?: StaffSending): Promise<StaffAnswer>
  logIn(): Promise<StaffAnswer>
  totp(): string
}

/** A browser of the back office: its cookie, its header. `now`: the server's clock. */
export const staffClient = (adminUrl: string, account: Account, now: () => Date): StaffClient => {
  const client: StaffClient = {
    account,
    cookie: '',
    totp: () => totpCode(account.totpSecret, now()),
    async ask(method, path, body, { headers, raw, cookie = client.cookie } = {}) {
      const hasBody = method !== 'GET' && (raw !== undefined || body !== undefined)
      const isForm = body instanceof FormData
      const answer = await fetch(adminUrl + path, {
        method,
        headers: {
          'x-requested-with': 'maru-office',
          ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}),
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        ...(hasBody ? { body: raw ?? (isForm ? body : JSON.stringify(body)) } : {}),
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, json: text === '' ? undefined : JSON.parse(text) }
    },
    async logIn() {
      const { loginId, password } = account
      const reply = await client.ask('POST', '/admin/api/login', { loginId, password, totp: client.totp() })
      const set = reply.headers.get('set-cookie')
      if (reply.status === 200 && set) client.cookie = set.split(';')[0] ?? ''
      return reply
    },
  }
  return client
}
