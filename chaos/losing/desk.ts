import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SettlementStatus } from '@maru/contract'
import pino from 'pino'
import { loadConfig } from '../../apps/server/src/config.ts'
import { comingPeriod } from '../../apps/server/src/modules/partner/losing/figures.service.ts'
import { payNext } from '../../apps/server/src/modules/partner/losing/pay.job.ts'
import { findLastSettlement } from '../../apps/server/src/modules/partner/losing/settlement.repository.ts'
import {
  confirmSettlement,
  dropSettlement,
  freezeSettlement,
} from '../../apps/server/src/modules/partner/losing/settlement-desk.service.ts'
import type { Ctx, Staff } from '../../apps/server/src/platform/context.ts'
import { openSystem, SITE } from '../system.ts'

/**
 * A process that does what two of the staff and the job of payments do: freezes the next period, at times while others are frozen, at times drops the newest again, confirms one and pays it, a few partners in a
 * transaction. There are two of them at once, so each finds what the other has done meanwhile.
 */
const { HEALTH_PORT = '0', LAST_DAY = '', NUMBER = '1' } = process.env
const PAUSE_MS = 10
const PAID_AT_ONCE = 4

const config = loadConfig(process.env, process.cwd())
const { contexts, system } = openSystem(config, config.DATABASE_URL, { log: pino({ level: 'fatal' }) })
createServer((_, answer) => answer.end('ok')).listen(Number(HEALTH_PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

const staff = <T>(no: number, fn: (ctx: Ctx<Staff>) => Promise<T>): Promise<T> => {
  const staffId = Number(NUMBER) * 2 + no
  const who: Staff = {
    ...{ kind: 'staff', staffId, name: `staff ${staffId}`, role: 'superadmin' },
    ...{ permissions: ['partners.settle'], siteIds: [SITE], sessionId: staffId },
  }
  return contexts.inContext({ who, siteId: SITE, ip: '127.0.0.1' }, fn)
}

const work = async (): Promise<void> => {
  const last = await system(findLastSettlement)
  const frozen = await settlementsOf('frozen')
  const chance = Math.random()
  const [newest, any] = [frozen.at(-1), frozen[Math.floor(Math.random() * frozen.length)]]
  if ((!last || last.until < LAST_DAY) && (frozen.length === 0 || chance < 0.1))
    await staff(0, async (ctx) => freezeSettlement(ctx, { from: (await comingPeriod(ctx)).from, reason: 'over' }))
  else if (newest !== undefined && chance < 0.25) await staff(0, (ctx) => dropSettlement(ctx, newest, 'tried'))
  // Refused where it is not the oldest.
  else if (any !== undefined) await staff(1, (ctx) => confirmSettlement(ctx, any))
}

const pay = async (): Promise<void> => {
  for (const settlementId of await settlementsOf('confirmed'))
    while (
      await contexts.inContext({ who: { kind: 'system', job: 'pay' }, siteId: SITE }, (ctx) =>
        payNext(ctx, settlementId, PAID_AT_ONCE),
      )
    );
}

/** In the order of their days. */
const settlementsOf = (status: SettlementStatus): Promise<number[]> =>
  system(async (ctx) => {
    const rows = await ctx.db.query<{ id: number }>(
      'SELECT settlement_id AS id FROM partner.settlement WHERE site_id = $1 AND status = $2 ORDER BY from_day',
      [ctx.siteId, status],
    )
    return rows.map(({ id }) => id)
  })

for (;;) {
  // The database may be away, the other process faster, or one of the staff the one who froze it.
  await work().catch(() => {})
  await pay().catch(() => {})
  await sleep(PAUSE_MS)
}
