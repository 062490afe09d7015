import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { loadConfig } from '../../apps/server/src/config.ts'
import { comingPeriod } from '../../apps/server/src/modules/partner/losing/figures.service.ts'
import { payNext } from '../../apps/server/src/modules/partner/losing/pay.job.ts'
import {
  findLastSettlement,
  findSettlement,
} from '../../apps/server/src/modules/partner/losing/settlement.repository.ts'
import {
  confirmSettlement,
  dropSettlement,
  freezeSettlement,
} from '../../apps/server/src/modules/partner/losing/settlement-desk.service.ts'
import type { Ctx, Staff } from '../../apps/server/src/platform/context.ts'
import { openSystem, SITE } from '../system.ts'

/**
 * A process that does what two of the staff and the job of payments do: freezes the next period, at times drops it again, confirms it and pays it, a few partners in a transaction. There are two of them at once, so
 * each finds what the other has done meanwhile.
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
  if (last?.status === 'frozen') {
    const { settlementId } = last
    if (Math.random() < 0.15) await staff(0, (ctx) => dropSettlement(ctx, settlementId, 'tried'))
    else await staff(1, (ctx) => confirmSettlement(ctx, settlementId))
  } else if (!last || last.until < LAST_DAY)
    await staff(0, async (ctx) => freezeSettlement(ctx, { from: (await comingPeriod(ctx)).from, reason: 'over' }))
  for (const settlementId of await unpaid())
    while (
      await contexts.inContext({ who: { kind: 'system', job: 'pay' }, siteId: SITE }, (ctx) =>
        payNext(ctx, settlementId, PAID_AT_ONCE),
      )
    );
}

const unpaid = (): Promise<number[]> =>
  system(async (ctx) => {
    const rows = await ctx.db.query<{ id: number }>(
      `SELECT settlement_id AS id FROM partner.settlement WHERE site_id = $1 AND status = 'confirmed'`,
      [ctx.siteId],
    )
    const found = await Promise.all(rows.map(({ id }) => findSettlement(ctx, id)))
    return found.flatMap((one) => one?.settlementId ?? [])
  })

for (;;) {
  // The database may be away, the other process faster, or one of the staff the one who froze it.
  await work().catch(() => {})
  await sleep(PAUSE_MS)
}
