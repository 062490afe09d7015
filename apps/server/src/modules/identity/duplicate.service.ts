import { bankacc, type duplicateFields, memId, memNick, memPhone, signUpCodes } from '@maru/contract'
import type { GuestCtx } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'
import { allSites } from '../site/index.ts'
import { accountIndex, nickKey, phoneIndex } from './personal.rules.ts'
import { isReservedName } from './reserved-names.rules.ts'
import { findDuplicates } from './sign-up.repository.ts'
import { findRecommender } from './sign-up.service.ts'

type Field = (typeof duplicateFields)[number]

/** Is the value still free? For a recommender: is there such an active partner? */
export const isAvailable = async (ctx: GuestCtx, field: Field, typed: string): Promise<boolean> => {
  const value = typed.trim().normalize('NFC')
  if (field === 'recommenderId') return (await findRecommender(ctx, value)) !== undefined
  const plain = field === 'memPhone' || field === 'bankacc' ? value.replaceAll('-', '') : value
  const { shape, code } = shapes[field]
  if (!shape.safeParse(plain).success) throw refuseField(code, field)
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  if ((field === 'memId' || field === 'memNick') && isReservedName(plain, siteNames)) return false
  const duplicates = await findDuplicates(ctx, {
    memId: plain,
    nickKey: nickKey(plain),
    phoneIndex: phoneIndex(ctx, plain),
    accountIndex: accountIndex(ctx, plain),
  })
  return !duplicates.some((duplicate) => duplicate.field === field)
}

const shapes = {
  memId: { shape: memId, code: signUpCodes.memId },
  memNick: { shape: memNick, code: signUpCodes.memNick },
  memPhone: { shape: memPhone, code: signUpCodes.memPhone },
  bankacc: { shape: bankacc, code: signUpCodes.bankAccount },
} as const
