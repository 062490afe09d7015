import type { DataOf, partnerActs } from '@maru/contract'
import { ratedProducts, rateKinds } from '@maru/contract/partner-terms'
import type { Ctx } from '../../../platform/context.ts'
import { namesFor } from '../lists/names.service.ts'
import type { Own } from '../sight.rules.ts'
import type { Act } from './act.repository.ts'
import { findEmployeesNamed, findPartnersWithin, findSavedRates, type SavedRates } from './act-words.repository.ts'

type Shown = DataOf<typeof partnerActs>['list'][number]
export type ActWords = Pick<Shown, 'whose' | 'to' | 'ofEmployee' | 'changes'>

/** In the order in which they say whom a change was about. */
const WHOSE = ['memberId', 'holderId', 'partnerId'] as const

/**
 * Whom changes were about, as this partner reads names, and what of the rates they changed. Who has left the subtree since has no name.
 */
export const wordsOfActs = async (ctx: Ctx, own: Own, acts: readonly Act[]): Promise<(act: Act) => ActWords> => {
  const ids = acts.flatMap((act) => [whoseId(act), toId(act)]).filter((id) => id !== 0)
  const partners = await findPartnersWithin(ctx, own.partnerId, ids)
  const partnerOf = new Map(partners.map((one) => [one.partnerId, one]))
  const memberOf = await namesFor(
    ctx,
    own,
    ids.filter((id) => !partnerOf.has(id)).map((memberId) => ({ memberId })),
  )
  const saved = await findSavedRates(
    ctx,
    acts.filter(({ kind }) => kind === 'saveRates').map((act) => ({ holderId: whoseId(act), at: act.actedAt })),
  )
  const changesAt = new Map(saved.map((one) => [`${one.holderId} ${one.savedAt.getTime()}`, changesOf(one)]))
  const employees = await findEmployeesNamed(
    ctx,
    own.partnerId,
    acts.map((act) => idIn(act, 'employeeId')),
  )
  const employeeOf = new Map(employees.map(({ employeeId, ...one }) => [employeeId, one]))
  const named = (id: number): Shown['whose'] => {
    const { memId, memNick } = partnerOf.get(id) ?? memberOf(id)
    return memId === '' ? null : { memId, memNick }
  }
  return (act) => ({
    whose: named(whoseId(act)),
    to: named(toId(act)),
    ofEmployee: employeeOf.get(idIn(act, 'employeeId')) ?? null,
    changes: changesAt.get(`${whoseId(act)} ${act.actedAt.getTime()}`) ?? [],
  })
}

const idIn = ({ about }: Act, name: string): number => (typeof about[name] === 'number' ? about[name] : 0)
const whoseId = (act: Act): number => WHOSE.map((name) => idIn(act, name)).find((id) => id !== 0) ?? 0
const toId = (act: Act): number => idIn(act, 'toId')

const changesOf = ({ rates, before }: SavedRates): Shown['changes'] =>
  ratedProducts.flatMap((product) =>
    rateKinds
      .map((kind) => ({ product, kind, from: before?.[product]?.[kind] ?? null, to: rates[product][kind] }))
      .filter(({ from, to }) => from !== to),
  )
