import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import { addPartner, flat, setRates } from '../../apps/server/src/modules/partner/partner.fixture.ts'
import { setSiteOption } from '../../apps/server/src/modules/site/index.ts'
import { type Child, keepRunning } from '../../script/lib/child.ts'
import { killAll } from '../faults/kill-workers.ts'
import { folderIn, type Ground } from '../ground.ts'
import { arrangePeople } from '../people.ts'
import { type Random, randomOf } from '../random.ts'
import { type OwnSystem, openSystem } from '../system.ts'
import { heldEvidence, type LosingEvidence } from './evidence.ts'

const DESK = join(import.meta.dirname, 'desk.ts')
const STORES = 18
const DAYS = 40
const DAY_MS = 86_400_000
const LONGEST_PAUSE_MS = 200
/** After the faults it is waited as long as payments are made, and for the next one no longer than this. */
const LONGEST_WAIT_MS = 60_000

export type LosingRan = { evidence: LosingEvidence; databaseKills: number; seconds: number }
type Setting = { name: string; seed: string; durationMs: number }

/** Days on which members below many stores lost and won; two processes settle them, day by day, while they and the database are killed. */
export const runLosing = async (
  { name, seed, durationMs }: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<LosingRan> => {
  const { ownerUrl, url } = await ground.database(name)
  const people = await arrangePeople(url, folderIn(ground, name), { members: 0, clerks: 0, passwords: false })
  const own = openSystem(people.config, url)
  const desks: Child[] = []
  const ports = [basePort + 1, basePort + 2]
  let ends = 0
  try {
    const stores = await arrangeStores(own)
    const lost = await arrangeLosses(own, randomOf(seed, 'losing'), stores)
    const lastDay = lost.at(-1)?.day ?? ''
    for (const [no, port] of ports.entries())
      desks.push(
        keepRunning(
          {
            name: `desk${no + 1}`,
            main: DESK,
            env: { ...people.env, HEALTH_PORT: String(port), LAST_DAY: lastDay, NUMBER: String(no + 1) },
            healthUrl: `http://127.0.0.1:${port}/`,
          },
          (line) => {
            if (/^desk\d ended/.test(line)) ends++
            print(line)
          },
          { lastPauseMs: LONGEST_PAUSE_MS },
        ),
      )
    await Promise.all(desks.map(({ ready }) => ready))
    const began = Date.now()
    const isClosing = () => Date.now() - began >= durationMs
    const done = await killAll({ workers: desks, ports }, ground, randomOf(seed, 'losing faults'), isClosing, print)
    const waitedFor = await untilPaid(ownerUrl, lastDay)
    await Promise.all(desks.map((desk) => desk.stop()))
    const evidence = { lost, waitedFor, kills: done.workers, ends, ...(await heldEvidence(ownerUrl)) }
    return { evidence, databaseKills: done.databases, seconds: (Date.now() - began) / 1_000 }
  } finally {
    await Promise.all(desks.map((desk) => desk.stop()))
    await own.close()
  }
}

type Store = { holderId: number; shareBp: number }

/** Stores right below a head office, which gets nothing of what they have whole: so each payment is that of a store. */
const arrangeStores = async (own: OwnSystem): Promise<Store[]> => {
  const most = flat(0, 3_000)
  const head = await addPartner(own, 1)
  await setRates(own, head, most)
  await own.system(async (ctx) => {
    await setSiteOption(ctx, 'losingPeriod', 'day')
    await setSiteOption(ctx, 'losingNegative', 'carry')
  })
  const stores: Store[] = []
  for (let no = 0; no < STORES; no++) {
    const holderId = await addPartner(own, 5, head)
    await setRates(own, holderId, most)
    stores.push({ holderId, shareBp: 3_000 })
  }
  return stores
}

/** What accrual would have written down of them. */
const arrangeLosses = async (
  own: OwnSystem,
  random: Random,
  stores: readonly Store[],
): Promise<LosingEvidence['lost']> => {
  const first = Date.now() - (DAYS + 3) * DAY_MS
  const lost = Array.from({ length: DAYS }, (_, no) =>
    new Date(first + no * DAY_MS).toISOString().slice(0, 10),
  ).flatMap((day) =>
    stores.map(({ holderId, shareBp }) => ({ day, holderId, losses: random.between(-300_000, 900_000), shareBp })),
  )
  await own.system((ctx) =>
    ctx.db.query(
      `INSERT INTO partner.unsettled (site_id, day, chain_id, product, losses)
       SELECT $1::bigint, u.day, c.chain_id, 'slot', u.losses FROM unnest($2::date[], $3::bigint[], $4::bigint[]) AS u (day, holder_id, losses)
       JOIN identity.rate_chain c ON c.site_id = $1 AND c.holder_id = u.holder_id`,
      [ctx.siteId, lost.map(({ day }) => day), lost.map(({ holderId }) => holderId), lost.map(({ losses }) => losses)],
    ),
  )
  return lost
}

type Open = { payments: number; open: string; day: string | null }
const OPEN = `
  SELECT (SELECT count(*)::int FROM partner.settlement_payment) AS payments, max(until_day)::text AS day,
    coalesce(string_agg(from_day::text || ' ' || status, ', ' ORDER BY from_day) FILTER (WHERE status <> 'paid'), '') AS open
  FROM partner.settlement WHERE status <> 'dropped'`

/** What was still open when nothing had been paid for too long; undefined: all is paid. */
const untilPaid = async (ownerUrl: string, lastDay: string): Promise<string | undefined> => {
  let [payments, since] = [-1, Date.now()]
  for (;;) {
    const found = await connectOnce(ownerUrl, (client) => client.query<Open>(OPEN)).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
    if (found?.open === '' && found.day === lastDay) return
    if (found && found.payments > payments) [payments, since] = [found.payments, Date.now()]
    if (Date.now() - since >= LONGEST_WAIT_MS)
      return found
        ? `${payments} payments, the last day ${found.day ?? 'none'} of ${lastDay}, open ${found.open || 'nothing'}`
        : 'the database'
    await sleep(250)
  }
}
