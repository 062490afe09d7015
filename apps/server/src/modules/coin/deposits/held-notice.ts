import type { CoinHeldReason } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { deskOf } from '../../../platform/notices/desk-topic.ts'
import { clearNotice, raiseNotice } from '../../../platform/notices/notices.ts'
import { inEachLanguage, sendMessage } from '../../community/index.ts'
import type { DepositRow } from './deposit.repository.ts'

const kind = 'coin-held'
type Held = Pick<DepositRow, 'depositId' | 'memberId' | 'amount'>

/** Staff have to decide it. */
export const raiseHeldNotice = async (ctx: Ctx, { depositId, memberId, amount }: Held, heldFor: CoinHeldReason) => {
  const detail = { coinIdx: depositId, memberId, amount, heldFor }
  await raiseNotice(ctx.db, { siteId: ctx.siteId, kind, subject: String(depositId), detail })
  ctx.publish(deskOf(ctx.siteId), { what: 'notice', id: '', isNew: true })
}

export const clearHeldNotice = (ctx: Ctx, depositId: number): Promise<void> =>
  clearNotice(ctx.db, kind, String(depositId))

/** What was sent does not stay away without a word. Once, however often it is held. */
export const notifyHeld = (ctx: Ctx, { depositId, memberId }: Held) =>
  sendMessage(ctx, {
    memberId,
    kind: 'guide',
    title: inEachLanguage('coin.heldTitle'),
    text: inEachLanguage('coin.heldText'),
    onceKey: `coin-held:${depositId}`,
  })
