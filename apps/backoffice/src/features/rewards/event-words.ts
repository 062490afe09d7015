import type { EventState } from '@maru/contract'

export const eventTones = { open: 'info', paying: 'warn', paid: 'ok', cancelled: undefined } as const satisfies Record<
  EventState,
  string | undefined
>
