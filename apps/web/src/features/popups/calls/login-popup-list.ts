import { call } from '@maru/client'

/** Popups for somebody who has just logged in. */
export const loginPopupList = async () => (await call('/api/main/popupList', {})).list
