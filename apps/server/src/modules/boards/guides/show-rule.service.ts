import type { BodyOf, boardRule, DataOf } from '@maru/contract'
import type { GuestCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findRuleVersions } from './rule.repository.ts'

/** What has not begun yet is shown in the list of versions, so that members read it before it holds. */
export const showRule = async (
  ctx: GuestCtx,
  { kind, version }: BodyOf<typeof boardRule>,
): Promise<DataOf<typeof boardRule>> => {
  const { language, now } = ctx
  const all = await findRuleVersions(ctx, kind)
  const shown = all.find((one) => (version === 0 ? one.fromAt <= now : one.version === version))
  if (!shown) throw new Refusal('N404')
  return {
    kind,
    version: shown.version,
    title: shown.title[language],
    text: shown.html[language],
    fromAt: shown.fromAt.toISOString(),
    versions: all.map((one) => ({
      version: one.version,
      fromAt: one.fromAt.toISOString(),
      note: one.note[language],
    })),
  }
}
