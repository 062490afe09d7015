import type { BonusTerms } from '@maru/contract'
import { findVersions } from '../src/modules/promotions/bonus.repository.ts'
import { saveVersion } from '../src/modules/promotions/desk/save-version.service.ts'
import type { StaffCtx } from '../src/platform/context.ts'
import bonuses from './content/bonuses.json' with { type: 'json' }

/** What the demo's bonuses promise; at the returns of the demo's games no member profits from them (`bonuses.test.ts`). */
export const demoBonuses = bonuses as { code: string; terms: BonusTerms }[]

/** Bonuses of the context's site, once: staff change them afterwards. */
export const seedBonuses = async (ctx: StaffCtx): Promise<void> => {
  for (const { code, terms } of demoBonuses) {
    if ((await findVersions(ctx, [code])).length > 0) continue
    await saveVersion(ctx, code, { after: 0, isOn: true, terms, reason: 'demo' })
  }
}
