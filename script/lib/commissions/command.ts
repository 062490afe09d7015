import type pg from 'pg'
import { CommandError } from '../command-error.ts'
import { type Cell, cellKey, compareDay, type Difference } from './compare.ts'
import { verifyLosing } from './compare-losing.ts'
import { daysWithCommission, findSites, type Site } from './journal.ts'
import type { Line } from './line.ts'
import { linesOfDay } from './lines.ts'

export const VERIFY_COMMISSIONS_USAGE = `Recomputes the rolling and the settled losing of partners from wagers, cash and promotions alone, and names what differs from what was booked (docs/guides/how-commission-works.md).

  ./script/verify-commissions [site] [period]            a site's number; a day 2026-11-23, a month 2026-11, or 2026-11-01..2026-11-23
                                                         default: every site, every day

Per partner, day and product it compares valid turnover, losses and rolling; of the first difference of a day it names the wager and the chain of rates. Of each
period whose losing was frozen it compares what belongs to members, every line, what late corrections added, what was carried, and whom it paid. Settlements that the server has not read yet
are left out, and counted. It reads the database that the environment and .env name, and changes nothing. The exit code is 0 where everything agrees, else 1.`

export type Choice = { site: number | null; from: string | null; until: string | null }

/** What was asked for. Throws CommandError. */
export const readChoice = (args: readonly string[]): Choice => {
  const wrong = args.find((word) => word.startsWith('-')) ?? args[2]
  if (wrong !== undefined) throw new CommandError(`"${wrong}" is too much: see ./script/verify-commissions --help`)
  const site = args.find((word) => /^\d{1,9}$/.test(word))
  const period = args.find((word) => word !== site)
  return { site: site === undefined ? null : Number(site), ...(period ? daysOf(period) : { from: null, until: null }) }
}

const daysOf = (period: string): { from: string; until: string } => {
  const [first = '', last = first] = period.split('..')
  const from = first.length === 7 ? `${first}-01` : first
  const until = last.length === 7 ? lastOfMonth(last) : last
  if (![from, until].every(isDay)) throw new CommandError(`"${period}" is no site, day, month or period`)
  return { from, until }
}

const isDay = (word: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(`${word}T00:00:00Z`))
const lastOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0))
  return Number.isNaN(last.getTime()) ? month : last.toISOString().slice(0, 10)
}

type Print = (line: string) => void

/** Answers how many days and products of partners differ. All is read from one snapshot. */
export const verifyCommissions = async (client: pg.ClientBase, choice: Choice, print: Print): Promise<number> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    return await recompute(client, choice, print)
  } finally {
    await client.query('ROLLBACK')
  }
}

/** The same by what the caller's transaction sees. */
export const recompute = async (client: pg.ClientBase, choice: Choice, print: Print): Promise<number> => {
  let [findings, lines, days, settlements] = [0, 0, 0, 0]
  for (const site of await findSites(client, choice.site)) {
    const open = await openedSite(client, site, choice, print)
    findings += open.findings
    lines += open.lines
    days += open.days
    const losing = await verifyLosing(client, site, choice, print)
    findings += losing.findings
    settlements += losing.settlements
  }
  print(`${lines} lines of wagers of ${days} days recomputed, and ${settlements} settlements of losing`)
  print(findings === 0 ? 'every commission is what its wagers come to' : `${findings} differ`)
  return findings
}

const openedSite = async (client: pg.ClientBase, site: Site, choice: Choice, print: Print) => {
  const all = { findings: 0, lines: 0, days: 0 }
  if (site.waiting > 0) print(`site ${site.siteId}: ${site.waiting} settlements are not booked yet`)
  for (const day of await daysWithCommission(client, site, choice)) {
    const { differences, lines } = await compareDay(client, site, day)
    all.findings += differences.length
    all.lines += lines
    all.days++
    const [first, ...others] = differences
    if (!first) continue
    const culprit = await wagerBehind(client, site, day, first)
    print(`site ${site.siteId}, partner ${first.holderId}, ${day}, ${first.product}: ${saidOf(first)}${culprit}`)
    if (others.length > 0) print(`  and ${others.length} more on that day`)
  }
  return all
}

const fields = ['turnover', 'losses', 'rolling'] as const
const saidOf = ({ expected, booked }: Difference): string =>
  fields
    .filter((field) => expected[field] !== booked[field])
    .map((field) => `${field} ${expected[field]} expected, ${booked[field]} booked`)
    .join('; ')

/** The wager that makes exactly this difference, being left out or booked twice; else the first that belongs to the sum. */
const wagerBehind = async (client: pg.ClientBase, site: Site, day: string, of: Difference): Promise<string> => {
  const missing = fields.map((field) => of.expected[field] - of.booked[field])
  let found: Line | undefined
  let isExact = false
  for await (const line of linesOfDay(client, site, day)) {
    if (cellKey(line) !== cellKey(of)) continue
    found ??= line
    const isMissing = fields.every((field, at) => line[field] === missing[at])
    const isTwice = fields.every((field, at) => line[field] === -(missing[at] ?? 0n))
    if (!isMissing && !isTwice) continue
    found = line
    isExact = true
    break
  }
  if (!found) return '; no wager of that day belongs to it'
  const which = isExact ? 'as much as' : 'the first is'
  return `; ${which} wager ${found.wagerId} of member ${found.memberId}, chain ${found.chainId}: ${shown(found)}`
}

const shown = (cell: Cell): string => fields.map((field) => `${field} ${cell[field]}`).join(', ')
