import { type RatedProduct, ratedProducts, type TypedRates } from '@maru/contract'
import { putRates } from '../src/modules/partner/index.ts'
import type { Ctx } from '../src/platform/context.ts'
import { demoStaffNamed } from './staff.ts'

type Shares = Record<RatedProduct, { rolling: number; losing: number }>

/** Basis points of the demo's distributor. A store has so many tenths of them. */
const distributor: Shares = {
  casino: { rolling: 130, losing: 1_000 },
  'hc-casino': { rolling: 130, losing: 1_000 },
  slot: { rolling: 105, losing: 800 },
  'h-slot': { rolling: 110, losing: 800 },
  'mini-single': { rolling: 100, losing: 800 },
  'mini-combination': { rolling: 150, losing: 800 },
  'sports-1': { rolling: 90, losing: 1_000 },
  'sports-2': { rolling: 180, losing: 1_000 },
  'sports-3': { rolling: 270, losing: 1_000 },
  'e-sports': { rolling: 100, losing: 1_000 },
  fishing: { rolling: 75, losing: 800 },
  virtual: { rolling: 120, losing: 1_000 },
}
const storeTenths = 7

const ratesOf = (tenths: number): TypedRates =>
  Object.fromEntries(
    ratedProducts.map((product) => {
      const { rolling, losing } = distributor[product]
      return [product, { rolling: Math.floor((rolling * tenths) / 10), losing: Math.floor((losing * tenths) / 10) }]
    }),
  )

/** The rates of a partner at the top of the demo's tree, and of the stores below it. Who has some keeps them. */
export const seedRates = async (ctx: Ctx, partnerId: number, storeIds: readonly number[]): Promise<void> => {
  const { staffId, name } = await demoStaffNamed(ctx, 'admin')
  const by = { id: staffId, staffName: name, reason: 'demo' }
  await putRates(ctx, { holderId: partnerId, after: 0, typed: ratesOf(10) }, by)
  for (const holderId of storeIds) await putRates(ctx, { holderId, after: 0, typed: ratesOf(storeTenths) }, by)
}
