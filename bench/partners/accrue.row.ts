import { join } from 'node:path'
import { accrueSite } from '../../apps/server/src/modules/partner/accrual/accrue.job.ts'
import { ensureSite } from '../../apps/server/src/modules/site/index.ts'
import { bareServer, environmentOf } from '../contexts.ts'
import type { Ground } from '../ground.ts'
import { endProduct } from '../http.setting.ts'
import { SITE } from '../ledger.sides.ts'
import { type Compared, compareFigures, type FigureSide } from '../slices.ts'
import { fillJournal, type Journal } from './journal.ts'

const WAGERS = 1_000_000
/** A quick run has fewer, and says so. */
const WAGERS_IN_HASTE = 200_000
/** Each takes seconds, and is the same work again. */
const PAIRS = { pairs: 3, sliceMs: 0 }

const AGGREGATE = `SELECT rate_chain_id, product, (settled_at AT TIME ZONE 'Asia/Seoul')::date AS day, sum(stake) AS stake, sum(payout) AS payout, sum(bonus_stake) AS bonus
  FROM wagers.settlement WHERE site_id = ${SITE} AND rate_chain_id IS NOT NULL GROUP BY 1, 2, 3`

/** A run of the accrual that books a million settled wagers, beside one plain aggregate of the same rows: as times. */
export const partnersAccrue = async (ground: Ground): Promise<Compared> => {
  // Its clock would book the same wagers.
  await endProduct(ground)
  const wagers = ground.size.isQuick ? WAGERS_IN_HASTE : WAGERS
  if (ground.size.isQuick) ground.print(`partners.accrue: a quick run has ${wagers.toLocaleString('en')} wagers`)
  const { contexts, stop } = bareServer(environmentOf(ground.oursUrl, join(ground.dataDir, 'accrue')))
  const system = <T>(fn: Parameters<typeof contexts.inContext<{ kind: 'system'; job: string }, T>>[1]) =>
    contexts.inContext({ who: { kind: 'system', job: 'bench' }, siteId: SITE }, fn)
  await system((ctx) => ensureSite(ctx, { siteId: SITE, name: 'Maru', theme: 'maru', host: 'localhost' }))
  const journal = await fillJournal(ground.ours, wagers)
  const timed = async (act: () => Promise<unknown>): ReturnType<FigureSide['run']> => {
    const start = performance.now()
    await act()
    return { figure: performance.now() - start, unit: 'ms', operations: wagers }
  }
  try {
    return await compareFigures(ground, process.pid, PAIRS, {
      ours: {
        prepare: () => forget(ground, journal),
        run: async () => {
          const figure = await timed(() => system(accrueSite))
          await assertBooked(ground, journal)
          return figure
        },
      },
      beside: { run: () => timed(() => ground.ours.query(AGGREGATE)) },
    })
  } finally {
    // The holders have no purses, which the server of a later row would try to pay again and again.
    await ground.ours.query('TRUNCATE partner.rolling_due')
    await stop()
  }
}

/** So that the next run reads all of the journal again, and nothing that earlier rows settled. */
const forget = async ({ ours }: Ground, { begunAt }: Journal): Promise<void> => {
  await ours.query(
    'TRUNCATE partner.accrual_state, partner.earned, partner.earned_branch, partner.unsettled, partner.rolling_due',
  )
  await ours.query(
    'INSERT INTO partner.accrual_state (site_id, read_until, ahead) SELECT $1::bigint, $2::bigint, ahead FROM wagers.journal_view',
    [SITE, begunAt],
  )
}

/** The turnover and the losses that the head office must have, so that no run is fast by leaving something out. */
const assertBooked = async ({ ours }: Ground, { headId, losses }: Journal): Promise<void> => {
  const { rows } = await ours.query<{ losses: string; rolling: string }>(
    'SELECT sum(losses)::text AS losses, sum(rolling)::text AS rolling FROM partner.earned WHERE site_id = $1 AND holder_id = $2',
    [SITE, headId],
  )
  const [booked] = rows
  if (booked?.losses !== losses || Number(booked.rolling) <= 0)
    throw new Error(`losses of ${booked?.losses} were booked, and not ${losses}`)
}
