import { setTimeout as sleep } from 'node:timers/promises'
import { adminCoinPayments, cashStatuses, coinPayRequests } from '@maru/contract'
import type { Office } from '../clients/staff.ts'
import type { Server } from '../cluster.ts'
import type { Random } from '../random.ts'

type Payers = { office: Office; servers: readonly Server[]; random: Random; isOver: () => boolean }

/** One of the staff who takes withdrawals by coin in hand and pays them, confirms what others asked for, and decides what failed: in each other's way, and until nothing is left. */
export const payCoin = async (payers: Payers): Promise<void> => {
  const { random, isOver } = payers
  while (!isOver()) {
    await sleep(random.between(100, 400))
    // What nobody answered is looked at again in the next round.
    await Promise.all([takeOne(payers), confirmOne(payers), decideFailed(payers)]).catch(() => {})
  }
}

const takeOne = async ({ office, servers, random }: Payers): Promise<void> => {
  const open = (await office.openRequests(random.pick(servers))).filter(
    ({ method, isPaying }) => method === 'coin' && !isPaying,
  )
  const request = random.chance(0.6) ? open[0] : open[random.between(0, Math.max(0, open.length - 1))]
  if (!request) return
  const of = `/admin/api/cash-requests/${request.cashIdx}`
  const post = (path: string, body: object = {}) => office.ask(random.pick(servers), 'POST', path, body)
  if (request.status === cashStatuses.applied) await post(`${of}/wait`)
  if (random.chance(0.1)) await post(`${of}/reject`, { reason: 'not ours' })
  else {
    const pay = () => post(`/admin/api/coin/withdrawals/${request.cashIdx}/pay`)
    await Promise.all(random.chance(0.2) ? [pay(), pay()] : [pay()])
  }
}

const confirmOne = async ({ office, servers, random }: Payers): Promise<void> => {
  const { json } = await office.ask(random.pick(servers), 'GET', coinPayRequests.path)
  const waiting: { requestId: number; isOwn: boolean }[] = json.rows ?? []
  const other = waiting.find(({ isOwn }) => !isOwn)
  if (!other) return
  const act = random.chance(0.9) ? 'confirm' : 'drop'
  await office.ask(random.pick(servers), 'POST', `/admin/api/coin/pay-requests/${other.requestId}/${act}`, {})
}

const decideFailed = async ({ office, servers, random }: Payers): Promise<void> => {
  const { json } = await office.ask(random.pick(servers), 'GET', `${adminCoinPayments.path}?state=failed`)
  for (const { paymentIdx } of (json.rows ?? []) as { paymentIdx: number }[])
    await office.ask(random.pick(servers), 'POST', `/admin/api/coin/payments/${paymentIdx}/retry`, {})
}
