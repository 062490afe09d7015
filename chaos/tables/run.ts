import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import { type Server, TABLES_PORTS, untilHealthy, WALLET_PORT } from '../cluster.ts'
import type { Ground } from '../ground.ts'
import { randomOf } from '../random.ts'
import { arrangeStudio, STUDIO_MAIN, TABLES_MAIN, untilNoneLeft } from '../studio/arrange.ts'
import { platformBooks, platformProofs } from '../studio/evidence.ts'
import type { ReportedBet, TableEvidence } from './evidence.ts'
import { loadTableFacts, loadWalletFacts, noteSteps } from './facts.ts'
import { playTables } from './player.ts'
import { staffOf } from './staff.ts'
import { CHEAP, CODES } from './tables-in-play.ts'
import { openWalletDoor, type WalletDoor } from './wallet-door.ts'
import { type TableFault, tableFaults, worryTables } from './worry.ts'

/** Rounds are so much faster than the product's, else few would end in such a run. */
const SPEED = '5'
/** What is owed after a wallet of bad answers is asked for again within a minute. */
const HEALING_MS = 120_000
const FIRST_PAYOUT_MS = 60_000
const UNPAID = 'SELECT (count(*) = 0)::int AS left FROM studio.table_payout'
const LEFT = `SELECT (SELECT count(*) FROM studio.table_round WHERE NOT is_finished) + (SELECT count(*) FROM studio.live_table WHERE phase <> 'asleep') AS left`

type Setting = {
  name: string
  seed: string
  durationMs: number
  players: number
  /** All of them where nothing is said. */
  faults?: readonly TableFault[]
  /** Tables with flaws, and their environment. Nothing is killed. */
  standIn?: { main: string; env: NodeJS.ProcessEnv; healingMs: number }
}
export type TablesRan = {
  evidence: TableEvidence
  faults: ReadonlyMap<string, number>
  ownerUrl: string
  studioUrl: string
  seconds: number
}

/** Two processes of live tables with players, while everything that a round needs is killed in each of its states. */
export const runTables = async (
  { name, seed, durationMs, players, faults = tableFaults, standIn }: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<TablesRan> => {
  const arranged = await arrangeStudio({ name, seed, players }, ground, basePort, print)
  let door: WalletDoor | undefined
  try {
    const { people, cluster, ownerUrl, studioUrl, studioPort, ask, browsers } = arranged
    await noteSteps(studioUrl)
    const [server] = cluster.servers as [Server, Server]
    const walletPort = basePort + WALLET_PORT
    door = await openWalletDoor(walletPort, server.port, randomOf(seed, 'wallet'))
    const studio = await arranged.start({ name: 'studio', main: STUDIO_MAIN, walletPort, env: { TABLES_SPEED: SPEED } })
    const tablePorts = TABLES_PORTS.map((port) => basePort + port)
    const tables = await Promise.all(
      (standIn ? tablePorts.slice(0, 1) : tablePorts).map((port, no) =>
        arranged.start({
          name: `tables${no + 1}`,
          main: standIn?.main ?? TABLES_MAIN,
          walletPort,
          healthPath: '/tables',
          env: { TABLES_SPEED: SPEED, TABLES_PORT: String(port), ...standIn?.env },
        }),
      ),
    )
    const reported: ReportedBet[] = []
    const began = Date.now()
    const overAt = began + durationMs + (standIn?.healingMs ?? HEALING_MS)
    let hasPaid = false
    const isLate = () => Date.now() - began >= durationMs
    const isClosing = () => isLate() && hasPaid
    const isOver = () => Date.now() >= overAt
    const common = { seed, servers: cluster.servers, ask, studioPort, isClosing, isOver }
    const playing = browsers.map((browser, no) => {
      const isRich = (people.members[no]?.startingCash ?? 0) > 100_000
      const codes = isRich ? [CODES[(no / 2) % CODES.length] as (typeof CODES)[number]] : CHEAP
      return playTables({ ...common, codes, browser, name: `tables/${no}`, report: (one) => void reported.push(one) })
    })
    const order = staffOf({ ask, studioPort, keysDir: people.config.VENDOR_KEYS_DIR, isOver })
    const scene = { faults, studioUrl, ground, server, studio, tables, tablePorts, door, seed }
    const orderVoid: Parameters<typeof worryTables>[0]['orderVoid'] = (code, round) =>
      order(code, { kind: 'void', round, reason: 'wrong card' })
    const worried = standIn
      ? await voidSome(studioUrl, orderVoid, isLate)
      : await worryTables({ ...scene, orderVoid }, isLate, (what) => print(`fault  | ${what}`))
    await sleep(Math.max(0, began + durationMs - Date.now()))
    await untilHealthy([...cluster.servers, { port: studioPort }], HEALING_MS)
    // On a busy machine a short run may not have paid anything yet, and would prove nothing.
    await untilNoneLeft(studioUrl, UNPAID, began + durationMs + FIRST_PAYOUT_MS)
    hasPaid = true
    await Promise.all(playing)
    // Closed tables end their shoes, so that these can be verified.
    await Promise.all(CODES.map((code) => order(code, { kind: 'close' })))
    await untilNoneLeft(studioUrl, LEFT, overAt)
    await arranged.stop()
    const startingCash = new Map(people.members.map(({ memberId, startingCash }) => [memberId, startingCash]))
    const evidence: TableEvidence = {
      facts: await connectOnce(studioUrl, loadTableFacts),
      wallet: await connectOnce(ownerUrl, loadWalletFacts),
      purses: (await platformBooks(ownerUrl, startingCash)).players,
      proofs: await platformProofs(ownerUrl),
      reported,
      ends: arranged.ends(),
      ...worried,
    }
    return { evidence, faults: worried.done, ownerUrl, studioUrl, seconds: (Date.now() - began) / 1_000 }
  } finally {
    await arranged.stop()
    await door?.close()
  }
}

/** Without faults: staff void a round now and then. */
const voidSome = async (
  studioUrl: string,
  orderVoid: (code: (typeof CODES)[number], round: number) => Promise<unknown>,
  isClosing: () => boolean,
): Promise<Awaited<ReturnType<typeof worryTables>>> => {
  for (let no = 0; !isClosing(); no++) {
    await sleep(1_500)
    const code = CODES[no % CODES.length] as (typeof CODES)[number]
    const round = await connectOnce(studioUrl, async (client) => {
      const { rows } = await client.query<{ round: number }>(
        `SELECT round FROM studio.live_table WHERE code = $1 AND phase = 'dealing'`,
        [code],
      )
      return rows[0]?.round
    })
    if (round !== undefined) await orderVoid(code, round)
  }
  return { done: new Map(), kills: 0, away: [], killed: [] }
}
