import { call } from '@maru/client'

export const popupList = async () => (await call('/api/etc/popupList', {})).list
