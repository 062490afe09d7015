import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import { accrueSite } from '../apps/server/src/modules/partner/accrual/accrue.job.ts'
import { createAsker } from './ask.ts'
import type { Evidence } from './checks/check.ts'
import { loadFacts } from './checks/facts.ts'
import type { Arena } from './clients/arena.ts'
import { seatAudience } from './clients/audience.ts'
import { openHouse } from './clients/house.ts'
import { cashOnPage, visitDesk } from './clients/member.ts'
import { keepDesk, officeOf } from './clients/staff.ts'
import { openTable, type Table } from './clients/table.ts'
import { balanceAtVendor, playGame } from './clients/vendor.ts'
import { browserOf } from './clients/wire.ts'
import { type Cluster, isHealthy, OUR_SERVER, PORTS_NEEDED, type Server, startCluster } from './cluster.ts'
import { type Done, unleash } from './faults/nemesis.ts'
import { drawPlan, type FaultKind } from './faults/plan.ts'
import { folderIn, type Ground } from './ground.ts'
import { createHistory } from './history.ts'
import { arrangePeople, type Cast, type People } from './people.ts'
import { randomOf } from './random.ts'
import { openSystem } from './system.ts'

export type Setting = {
  /** Also the name of its database. */
  name: string
  seed: string
  durationMs: number
  cast: Cast
  faults: readonly FaultKind[]
  faultEveryMs?: number
  /** After the last fault: for clients to learn what became of what they asked. */
  healingMs: number
  /** Something else that plays the servers, with its arguments. */
  standIn?: { main: string; env: NodeJS.ProcessEnv }
  /** Where the history is kept, line by line. */
  historyFile?: string
}
export type Ran = { evidence: Evidence; faults: Done; ownerUrl: string; seconds: number }

/** Longer than any machine needs for it, however busy. */
const LONGEST_RETURN_MS = 60_000
/** Some play at two seats at once, some at one, some only visit the cash desk. */
const seatsOf = (no: number): number => [2, 2, 1, 0][no % 4] ?? 0

/** One run from arranging to evidence; nothing of it is left running but the ground. */
export const run = async (
  setting: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<Ran> => {
  const { name, seed, durationMs, cast, standIn, healingMs } = setting
  const { ownerUrl, url } = await ground.database(name)
  const people = await arrangePeople(url, folderIn(ground, name), cast)
  const housePort = basePort + PORTS_NEEDED - 1
  const env = { ...people.env, STUDIO_URL: `http://127.0.0.1:${housePort}`, NATS_URL: ground.nats?.url }
  const program = standIn
    ? { main: standIn.main, env: { ...env, ...standIn.env, OWNER_URL: ownerUrl } }
    : { main: OUR_SERVER, env }
  const cluster = await startCluster(program, basePort, randomOf(seed, 'cuts'), print)
  const asker = createAsker()
  const house = await openHouse(housePort)
  try {
    const history = createHistory(setting.historyFile)
    let began = Number.POSITIVE_INFINITY
    let overAt = Number.POSITIVE_INFINITY
    const arena: Arena = {
      seed,
      ask: asker.ask,
      history,
      servers: cluster.servers,
      people,
      house,
      isClosing: () => Date.now() - began >= durationMs,
      isOver: () => Date.now() >= overAt,
    }
    const plan = drawPlan(seed, durationMs, setting.faults, setting.faultEveryMs)
    // A stand-in knows the launches that were arranged; at our own server every member launches over the wire.
    const tables = people.members.map((person) =>
      openTable(arena, person, browserOf(arena, person), standIn !== undefined),
    )
    const offices = people.clerks.map((clerk) => ({ clerk, office: officeOf(arena, clerk) }))
    await Promise.all([
      ...tables.map(({ browser }, no) => browser.enter(cluster.servers[no % 2] as Server)),
      ...offices.map(({ office }, no) => office.enter(cluster.servers[no % 2] as Server)),
    ])
    began = Date.now()
    overAt = began + durationMs + healingMs
    const seats = tables.map(({ player, browser }) => ({ memberId: player.memberId, browser }))
    const audience = standIn ? undefined : seatAudience(arena, seats)
    const clients = [
      ...tables.flatMap((table, no) =>
        Array.from({ length: seatsOf(no) }, (_, seat) => playGame(arena, table, `game/${no}/${seat}`)),
      ),
      ...tables.map(({ player, browser }, no) => visitDesk(arena, player, browser, `desk/${no}`)),
      ...offices.map(({ clerk, office }, no) => keepDesk(arena, clerk, office, `clerk/${no}`)),
    ]
    const faults = await unleash(plan, cluster, ground, (what) => {
      history.fault(what)
      print(`fault  | ${what}`)
    })
    // What was broken is whole from here on; who still waits for an answer gets a fair time for it.
    const healedAt = Math.max(Date.now(), began + durationMs)
    overAt = healedAt + healingMs
    await sleep(Math.max(0, healedAt - Date.now()))
    const answering = untilEachAnswers(cluster, healedAt)
    await Promise.all(clients)
    const servers = await answering
    const members = await Promise.all(
      tables.map(async (table) => {
        const reported = await Promise.all(cluster.servers.map((server) => whatTheyHave(arena, table, server)))
        return { memberId: table.player.memberId, startingCash: table.player.startingCash, reported: reported.flat() }
      }),
    )
    await audience?.untilQuiet(ownerUrl)
    const live = await audience?.leave()
    const listening = standIn ? undefined : await (ground.nats?.connections() ?? listenersIn(ownerUrl))
    await cluster.stop()
    if (cast.partners) await accrueRest(people, url)
    const facts = await connectOnce(ownerUrl, async (client) => {
      // What the job does every minute: the first call notes what there is, the second seals it.
      for (let call = 0; call < 3; call++) await client.query('SELECT ledger.seal(10000000)')
      return loadFacts(client)
    })
    const evidence = { history: history.operations, facts, members, servers, listening, live }
    return { evidence, faults, ownerUrl, seconds: (Date.now() - began) / 1_000 }
  } finally {
    asker.close()
    await house.close()
    await cluster.stop()
  }
}

/** What the servers were killed before they booked; what they did book stays as it is. */
const accrueRest = async ({ config }: People, databaseUrl: string): Promise<void> => {
  const { system, close } = openSystem(config, databaseUrl)
  try {
    await system(accrueSite)
  } finally {
    await close()
  }
}

/** By the vendor's call and by the member's own page, of one server. A game that is over is launched again. */
const whatTheyHave = async (arena: Arena, table: Table, server: Server): Promise<(number | undefined)[]> => {
  const noise = randomOf(arena.seed, `last/${server.name}`)
  for (let attempt = 0; attempt < 5; attempt++) {
    const atVendor = await balanceAtVendor(arena, table, server.door)
    if (atVendor !== undefined) return [atVendor, await cashOnPage(table.browser, server)]
    await table.launch(noise)
  }
  return [undefined]
}

/** Each server one: more would be what its failed tries left behind. */
export const listenersIn = (ownerUrl: string): Promise<number> =>
  connectOnce(ownerUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT count(*) AS count FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = current_database()",
    )
    return Number(rows[0].count)
  })

export const untilEachAnswers = (cluster: Cluster, since: number): Promise<Evidence['servers']> =>
  Promise.all(
    cluster.servers.map(async (server) => {
      while (Date.now() - since < LONGEST_RETURN_MS) {
        if (await isHealthy(server.port))
          return { name: server.name, ends: server.ends, answersAfterMs: Date.now() - since }
        await sleep(100)
      }
      return { name: server.name, ends: server.ends, answersAfterMs: undefined }
    }),
  )
