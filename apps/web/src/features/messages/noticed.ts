import type { Notice } from '@maru/contract'
import { loadArea, textOf } from '@maru/i18n/react'
import { navigate, type RouteName } from '../../shared/navigation/index.ts'
import { notify } from '../../shared/toast.ts'

const places: Record<Notice, RouteName> = {
  'deposit-credited': 'chargeList',
  'withdrawal-paid': 'exchangeList',
  'bonus-ending': 'bonus',
  answer: 'qnaList',
  support: 'support',
  promotions: 'messages',
}

/** What the member has chosen to see on the page that is open, and where more of it is. */
export const noteOf = async (notice: Notice): Promise<void> => {
  await loadArea('messages')
  notify.note(textOf('messages', `noticed.${notice}`), {
    id: `noticed-${notice}`,
    action: { label: textOf('messages', 'noticed.look'), onClick: () => navigate({ to: places[notice] }) },
  })
}
