import { type Body, beginSession, call, type Data } from '@maru/client'

import { deviceKey, rememberDevice } from '../device-key.ts'

export type LoggedIn = Data<'/api/member/login'>

/** Logs in and begins the session of this browser. */
export const logIn = async (body: Body<'/api/member/login'>): Promise<LoggedIn> => {
  const answer = await call('/api/member/login', { ...body, deviceKey: deviceKey() })
  rememberDevice(answer.deviceKey)
  beginSession(answer)
  return answer
}
