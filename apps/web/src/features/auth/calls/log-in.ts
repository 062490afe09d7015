import { type Body, beginSession, call, type Data } from '@maru/client'

export type LoggedIn = Data<'/api/member/login'>

/** Logs in and begins the session of this browser. */
export const logIn = async (body: Body<'/api/member/login'>): Promise<LoggedIn> => {
  const answer = await call('/api/member/login', body)
  beginSession(answer)
  return answer
}
