import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minigames, miniSlots } from '@maru/contract'
import { connectOnce } from '@maru/postgres'
import { seedChains } from '../../apps/server/src/modules/minigames/index.ts'
import { type Child, keepRunning } from '../../script/lib/child.ts'
import { createAsker } from '../ask.ts'
import { loadFacts } from '../checks/facts.ts'
import type { Arena } from '../clients/arena.ts'
import { seatAudience } from '../clients/audience.ts'
import { cashOnPage } from '../clients/member.ts'
import { type Office, officeOf } from '../clients/staff.ts'
import { type Browser, browserOf } from '../clients/wire.ts'
import { OUR_SERVER, PORTS_NEEDED, type Server, startCluster } from '../cluster.ts'
import { folderIn, type Ground } from '../ground.ts'
import { createHistory } from '../history.ts'
import { arrangePeople, type People } from '../people.ts'
import { randomOf } from '../random.ts'
import { listenersIn, untilEachAnswers } from '../run.ts'
import { openSystem, SITE } from '../system.ts'
import { type Cancelled, cancelRounds } from './cancels.ts'
import { decideResults } from './decisions.ts'
import type { MiniEvidence } from './evidence.ts'
import { CORRECTIONS_TABLE, loadMiniFacts } from './facts.ts'
import { arrangeFeed, keepFeed } from './feed.ts'
import { playMinigames } from './player.ts'
import type { Offer } from './slip.ts'
import { ANCHOR_VARIABLE, anchorAt, shownAt } from './time.ts'
import { gameTopics, type MiniDraw, noteDraws, watchResults } from './watcher.ts'
import { type Worry, worryRounds } from './worry.ts'

const SHIFTED = join(import.meta.dirname, 'shift-clock.ts')
const CORRECTIONS = join(import.meta.dirname, 'corrections.ts')
/** Of a chain: more rounds than any run has. */
const LINKS = 5_000
/** Rounds that are under way when the last bet is placed, and what outlived them, end within this. */
const LONGEST_END_MS = 60_000
const ENTERING_TRIES = 20

type Setting = {
  name: string
  seed: string
  durationMs: number
  players: number
  historyFile?: string
  /** A server with flaws, and its environment. Nothing is killed, and staff correct nothing. */
  standIn?: { main: string; env: NodeJS.ProcessEnv }
}
export type MiniRan = {
  evidence: MiniEvidence
  worries: Partial<Record<Worry, number>>
  ownerUrl: string
  seconds: number
}

/** Rounds of seconds, with members who bet on them, while closings, draws and settlements go wrong. */
export const runMinigames = async (
  setting: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<MiniRan> => {
  const { name, seed, durationMs, players, standIn } = setting
  const { ownerUrl, url } = await ground.database(name)
  const people = await arrangePeople(
    url,
    folderIn(ground, name),
    { members: players, clerks: 2, passwords: true },
    { MINIGAME_LINKS: String(LINKS) },
  )
  await connectOnce(ownerUrl, (client) => client.query(CORRECTIONS_TABLE))
  await arrangeChains(people, url)
  const feed = await arrangeFeed(people, ownerUrl)
  const anchor = anchorAt(Date.now())
  const shifted = { ...people.env, NATS_URL: ground.nats?.url, [ANCHOR_VARIABLE]: JSON.stringify(anchor) }
  const program = { ...shifted, CHAOS_MAIN: standIn?.main ?? OUR_SERVER, ...standIn?.env }
  const cluster = await startCluster({ main: SHIFTED, env: program }, basePort, randomOf(seed, 'cuts'), print)
  const asker = createAsker()
  let corrections: Child | undefined
  const goHome = new AbortController()
  try {
    const history = createHistory(setting.historyFile)
    let began = Number.POSITIVE_INFINITY
    let overAt = Number.POSITIVE_INFINITY
    const arena = {
      seed,
      ask: asker.ask,
      history,
      servers: cluster.servers,
      people,
      now: () => shownAt(anchor, Date.now()),
      isClosing: () => Date.now() - began >= durationMs,
      isOver: () => Date.now() >= overAt,
    } as Arena
    const browsers = people.members.map((person) => browserOf(arena, person))
    await Promise.all(browsers.map((browser, no) => entered(() => browser.enter(cluster.servers[no % 2] as Server))))
    const offices = people.clerks.map((clerk) => officeOf(arena, clerk)) as [Office, Office]
    await Promise.all(offices.map((office, no) => entered(() => office.enter(cluster.servers[no] as Server))))
    const offers = await readOffers(browsers[0] as Browser, cluster.servers[0] as Server)
    if (!standIn) corrections = await startCorrections({ ...shifted, SEED: seed }, basePort + PORTS_NEEDED - 1, print)
    began = Date.now()
    const note = (what: string): void => {
      history.fault(what)
      print(`fault  | ${what}`)
    }
    const shown: MiniDraw[] = []
    const cancels: Cancelled[] = []
    const seats = people.members.map((person, no) => ({
      arena,
      person,
      browser: browsers[no] as Browser,
      offers,
      anchor,
    }))
    const audience = seatAudience(
      arena,
      seats.map(({ person, browser }) => ({ memberId: person.memberId, browser })),
      gameTopics,
      noteDraws(shown),
    )
    const clients = [
      ...seats.map((seat, no) => playMinigames(seat, `mini/${no}`)),
      watchResults(arena, shown),
      cancelRounds(arena, offices, anchor, cancels),
    ]
    const imported = [keepFeed(arena, anchor, feed, goHome.signal), decideResults(arena, offices, goHome.signal)]
    const scene = corrections && { cluster, ground, corrections, database: name, seed, anchor }
    const worries = await (scene ? worryRounds(scene, arena.isClosing, note) : sleep(durationMs, {}))
    overAt = Date.now() + LONGEST_END_MS
    const answering = untilEachAnswers(cluster, Date.now())
    await Promise.all(clients)
    const servers = await answering
    await connectOnce(ownerUrl, (client) => client.query('UPDATE chaos.staff SET is_over = true'))
    await untilAllEnded(ownerUrl, overAt)
    goHome.abort()
    await Promise.all(imported)
    // What staff confirmed last.
    await untilAllEnded(ownerUrl, overAt)
    await corrections?.stop()
    // Listeners come back with the session of their member, which the end of a run on a busy machine may outlive.
    await Promise.all(browsers.map((browser) => cashInTheEnd(browser, cluster.servers[0] as Server)))
    await audience.untilQuiet(ownerUrl)
    const live = await audience.leave()
    const members = await Promise.all(
      seats.map(async ({ person: { memberId, startingCash }, browser }) => ({
        memberId,
        startingCash,
        reported: await Promise.all(cluster.servers.map((server) => cashInTheEnd(browser, server))),
      })),
    )
    const listening = await (ground.nats?.connections() ?? listenersIn(ownerUrl))
    await cluster.stop()
    const held = await connectOnce(ownerUrl, async (client) => {
      for (let call = 0; call < 3; call++) await client.query('SELECT ledger.seal(10000000)')
      return { facts: await loadFacts(client), mini: await loadMiniFacts(client) }
    })
    const evidence = { history: history.operations, ...held, members, servers, listening, live, anchor, shown, cancels }
    return { evidence, worries, ownerUrl, seconds: (Date.now() - began) / 1_000 }
  } finally {
    goHome.abort()
    asker.close()
    await corrections?.stop()
    await cluster.stop()
  }
}

/** A session of two hours lasts two minutes of this clock. The third call that is turned away logs in anew. */
const cashInTheEnd = async (browser: Browser, server: Server): Promise<number | undefined> => {
  for (let attempt = 1; attempt < ENTERING_TRIES; attempt++) {
    const cash = await cashOnPage(browser, server)
    if (cash !== undefined) return cash
    await sleep(500)
  }
  return undefined
}

/** A captcha and a one-time code grow old when the clock jumps between them and the login. */
const entered = async (enter: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    const problem = await enter().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (problem === undefined) return
    if (attempt === ENTERING_TRIES) throw problem
    await sleep(500)
  }
}

const startCorrections = async (
  env: NodeJS.ProcessEnv,
  port: number,
  print: (line: string) => void,
): Promise<Child> => {
  const program = {
    name: 'staff',
    main: SHIFTED,
    env: { ...env, CHAOS_MAIN: CORRECTIONS, HEALTH_PORT: String(port) },
    healthUrl: `http://127.0.0.1:${port}`,
  }
  const corrections = keepRunning(program, print, { lastPauseMs: 1_000 })
  await corrections.ready
  return corrections
}

const arrangeChains = async ({ config }: People, url: string): Promise<void> => {
  const { contexts, close } = openSystem(config, url)
  try {
    await seedChains(contexts, SITE)
  } finally {
    await close()
  }
}

/** Prices do not change in a run. */
const readOffers = (browser: Browser, server: Server): Promise<Offer[]> =>
  Promise.all(
    minigames.map(async (game) => {
      const path = miniSlots.path.replace('{prodId}', 'maru').replace('{type}', game)
      const { data } = await browser.call(server, path, {})
      return { ...(data as unknown as Offer), game }
    }),
  )

/** Until no wager waits for its round any more, no round is drawn and not settled, and no correction is unfinished. */
const untilAllEnded = async (ownerUrl: string, until: number): Promise<void> => {
  while (Date.now() < until) {
    const left = await connectOnce(ownerUrl, async (client) => {
      const { rows } = await client.query(
        `SELECT (SELECT count(*) FROM wagers.wager WHERE status = 'placed') + (SELECT count(*) FROM chaos.correction WHERE NOT is_done)
           + (SELECT count(*) FROM minigames.round WHERE is_correcting OR state = 'drawn') AS left`,
      )
      return Number(rows[0].left)
    }).catch(() => 1)
    if (left === 0) return
    await sleep(500)
  }
}
