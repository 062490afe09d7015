import { cashStatuses } from '@maru/contract'
import { listen } from '../../platform/events/events.ts'
import { inEachLanguage, sendNotice } from '../community/index.ts'
import { findRequest } from './request.repository.ts'
import './events.ts'

/** Notifies the member of a completed deposit or withdrawal, as it has chosen; one message, however often the event is delivered. */
export const completedListener = listen(
  'cashier.request-changed',
  async (ctx, { cashIdx, memberId, cashType, status }) => {
    if (status !== cashStatuses.completed) return
    const isByCoin = cashType === 'withdrawal' && (await findRequest(ctx, cashIdx, memberId))?.method === 'coin'
    const paidText = isByCoin ? 'cashier.paidCoinText' : 'cashier.paidText'
    await sendNotice(ctx, {
      notice: cashType === 'deposit' ? 'deposit-credited' : 'withdrawal-paid',
      memberId,
      kind: 'guide',
      title: inEachLanguage(cashType === 'deposit' ? 'cashier.creditedTitle' : 'cashier.paidTitle'),
      text: inEachLanguage(cashType === 'deposit' ? 'cashier.creditedText' : paidText),
      onceKey: `cash:${cashIdx}`,
    })
  },
  'completed',
)
