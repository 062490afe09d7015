import type { PointKind } from '@maru/contract'
import type { Key } from '@maru/i18n/react'

export const pointWords = {
  turnover: 'kind.turnover',
  attendance: 'kind.attendance',
  event: 'kind.event',
  board: 'kind.board',
  coupon: 'kind.coupon',
  wheel: 'kind.wheel',
  staff: 'kind.staff',
  converted: 'kind.converted',
  'turnover-corrected': 'kind.turnover-corrected',
  'board-taken': 'kind.board-taken',
  'staff-taken': 'kind.staff-taken',
} as const satisfies Record<PointKind, Key<'office-points'>>
