import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import { ownBonuses } from './bonus-list.ts'

export type BonusOffer = Data<'/api/bonus/offers'>['offers'][number]

/** What the next deposit may bring, with the reason where it cannot be had now. */
export const bonusOffers = queryOptions({
  queryKey: [...ownBonuses, 'offers'],
  queryFn: async () => (await call('/api/bonus/offers', {})).offers,
  staleTime: 0,
})
