import { call, endSession } from '@maru/client'

/** Ends the session here at once; the server is notified, and forgets it by itself where it cannot be. */
export const logOut = (): void => {
  void call('/api/member/logout', {}).catch(() => undefined)
  endSession('logout')
}
