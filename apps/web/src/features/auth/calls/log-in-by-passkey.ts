import { beginSession, call } from '@maru/client'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { deviceKey, rememberDevice } from '../device-key.ts'
import type { LoggedIn } from './log-in.ts'

/** The authenticator says who it is; nothing is typed. Throws NotAllowedError where the member did not go on. */
export const logInByPasskey = async (): Promise<LoggedIn> => {
  // Few need it, and it is asked for by a press.
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await call('/api/passkey/loginOptions', {})
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const answer = await call('/api/passkey/login', {
    credential: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
    deviceKey: deviceKey(),
  })
  rememberDevice(answer.deviceKey)
  beginSession(answer)
  return answer
}
