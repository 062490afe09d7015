import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import type { Ctx } from '../../platform/context.ts'
import { openMonths } from '../../platform/db/months.ts'
import {
  databaseDay,
  findProblems,
  findTrialBalance,
  lastSeal,
  type Problem,
  readTrialBalance,
  sealOnce,
  TRANSFER_MONTHS,
  writeTrialBalance,
} from './proof.repository.ts'

const MONTHS_OPEN = 4

const alarms = new Counter({
  name: 'ledger_alarms_total',
  help: 'Times that the ledger was found not to agree with itself. Must stay 0.',
})
const trialBalances = new Gauge({
  name: 'ledger_trial_balance',
  help: 'Sum of all accounts of a site in a currency. Must be 0.',
  labelNames: ['site', 'currency'],
})

/** Sum of all accounts of the site by currency: 0 at every commit, or the ledger is broken. */
export const trialBalance = async (ctx: Ctx): Promise<{ currency: string; sum: number }[]> =>
  (await findTrialBalance(ctx))
    .filter((row) => row.site_id === ctx.siteId)
    .map(({ currency, sum }) => ({ currency, sum }))

/** The same by the last proof, at most a minute old: for pages. */
export const shownTrialBalance = (ctx: Ctx): Promise<{ currency: string; sum: number }[]> => readTrialBalance(ctx)

/** Reads the whole history of the installation; what it returns does not agree. Empty: nothing was tampered with. */
export const verify = (ctx: Ctx): Promise<Problem[]> => findProblems(ctx)

/** The proof that is cheap enough for every minute. */
export const watchTrialBalance = async (ctx: Ctx): Promise<void> => {
  const sums = await findTrialBalance(ctx)
  await writeTrialBalance(ctx, sums)
  for (const { site_id, currency, sum } of sums) {
    trialBalances.set({ site: String(site_id), currency }, sum)
    if (sum !== 0) alarm(ctx, { site_id, currency, sum })
  }
}

/** The proof of everything; also what the command `script/verify-ledger` runs. */
export const prove = async (ctx: Ctx): Promise<Problem[]> => {
  const problems = await verify(ctx)
  for (const problem of problems) alarm(ctx, problem)
  return problems
}

/** Some 20 ms of one processor. */
const SEALED_AT_ONCE = 2_000
/** Of the time that a chunk took: some 10,000 transfers a second, in a tenth of one processor. On a small machine bets would wait for more. */
const RESTS = 9

/**
 * Seals what is settled, each chunk in a commit of its own. What was posted meanwhile is sealed with one more chunk; the rest waits for the next minute. The root goes to
 * the log, so that it stands outside the database.
 */
export const sealSettled = async (ctx: Ctx): Promise<number> => {
  let transfers = 0
  for (let isLast = false; ; ) {
    const begun = performance.now()
    const sealed = await ctx.inOwnTransaction((own) => sealOnce(own, SEALED_AT_ONCE), 'repeatable')
    transfers += sealed
    if (sealed === 0 || isLast) break
    isLast = sealed < SEALED_AT_ONCE
    await sleep(RESTS * (performance.now() - begun))
  }
  const last = await lastSeal(ctx)
  if (transfers > 0 && last) ctx.log.info({ seal: last.seal_no, root: last.root, transfers }, 'ledger sealed')
  return transfers
}

/** This month and those after it. */
export const openComingMonths = async (ctx: Ctx): Promise<number> =>
  openMonths(ctx, [TRANSFER_MONTHS], await databaseDay(ctx), MONTHS_OPEN)

const alarm = (ctx: Ctx, finding: object): void => {
  alarms.inc()
  ctx.log.error({ finding }, 'the ledger does not agree with itself')
}
