import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, connectChain, createSigner } from '@maru/coin-chain'
import { type DemoChain, startTestChain } from '@maru/coin-chain/demo'
import { connectOnce } from '@maru/postgres'
import { setSiteOption } from '../../apps/server/src/modules/site/index.ts'
import { createAsker } from '../ask.ts'
import { openHouse } from '../clients/house.ts'
import { officeOf } from '../clients/staff.ts'
import { browserOf } from '../clients/wire.ts'
import { isHealthy, OUR_SERVER, PORTS_NEEDED, type Server, startCluster, untilHealthy } from '../cluster.ts'
import { killDatabase, killed } from '../faults/kill-workers.ts'
import { folderIn, type Ground } from '../ground.ts'
import { createHistory } from '../history.ts'
import { arrangePeople, type People } from '../people.ts'
import { type Random, randomOf } from '../random.ts'
import { openSystem } from '../system.ts'
import { startBlocks } from './blocks.ts'
import { allTransfers, type CoinEvidence, heldEvidence } from './evidence.ts'
import { type Asked, moveCoin } from './member.ts'
import { openPayer, type Payer } from './payer.ts'
import { payCoin } from './staff.ts'

const CONFIRMATIONS = 3
const FIRST_BLOCKS = 20
/** Half of the withdrawals take two of the staff. */
const PAY_ALONE = 20_000
const DATABASE_EVERY = 5
const HEALING_MS = 20_000
/** After the faults it is waited as long as something moves, and for the next step no longer than this. */
const LONGEST_WAIT_MS = 60_000

export type CoinRan = { evidence: CoinEvidence; databaseKills: number; reorgs: number; seconds: number }
type Setting = { name: string; seed: string; durationMs: number; members: number }

/** Members send coin and have it paid, staff pay, by two real servers and a chain whose newest blocks are replaced, while servers and database are killed. */
export const runCoin = async (
  setting: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<CoinRan> => {
  const demo = await startTestChain()
  try {
    await demo.setAutomine(false)
    // What begins the chain does not leave it.
    await demo.mine(FIRST_BLOCKS)
    const { rpcUrl, chainId, token } = demo
    const chain = await connectChain({ rpcUrl, chainId, token, timeoutMs: 10_000 })
    return await playCoin(setting, { ground, basePort, demo, chain }, print)
  } finally {
    await demo.stop()
  }
}

type Place = { ground: Ground; basePort: number; demo: DemoChain; chain: Chain }
const playCoin = async (
  { name, seed, durationMs, members }: Setting,
  { ground, basePort, demo, chain }: Place,
  print: (line: string) => void,
): Promise<CoinRan> => {
  const { ownerUrl, url } = await ground.database(name)
  const people = await arrange(url, folderIn(ground, name), demo, members)
  const house = await openHouse(basePort + PORTS_NEEDED - 1)
  const asker = createAsker()
  const cluster = await startCluster(
    { main: OUR_SERVER, env: people.env },
    basePort,
    randomOf(seed, 'coin cuts'),
    print,
  )
  let began = Number.POSITIVE_INFINITY
  let isOver = false
  const isClosing = () => Date.now() - began >= durationMs
  const payer = await openPayer(chain, demo.demoKey)
  const blocks = startBlocks(
    demo,
    payer,
    { random: randomOf(seed, 'coin blocks'), confirmations: CONFIRMATIONS, isClosing },
    print,
  )
  try {
    const { servers } = cluster
    const arena = {
      ...{ seed, ask: asker.ask, history: createHistory(), servers, people, house },
      ...{ isClosing, isOver: () => isOver },
    }
    const browsers = people.members.map((person) => ({ memberId: person.memberId, browser: browserOf(arena, person) }))
    const offices = people.clerks.map((clerk) => officeOf(arena, clerk))
    const at = (no: number) => servers[no % servers.length] as Server
    await Promise.all([
      ...browsers.map(({ browser }, no) => browser.enter(at(no))),
      ...offices.map((office, no) => office.enter(at(no))),
    ])
    began = Date.now()
    const asked: Asked[] = []
    const common = { servers, payer, isClosing, isOver: arena.isOver, report: (one: Asked) => void asked.push(one) }
    const moving = browsers.map((one, no) => moveCoin({ ...common, ...one, random: randomOf(seed, `coin ${no}`) }))
    const paying = offices.map((office, no) =>
      payCoin({ office, servers, random: randomOf(seed, `coin clerk ${no}`), isOver: arena.isOver }),
    )
    const done = await worry(servers, ground, randomOf(seed, 'coin faults'), isClosing, print)
    await Promise.all(moving)
    const waitedFor = await untilEnded(ownerUrl, payer)
    isOver = true
    await Promise.all(paying)
    const ends = servers.reduce((sum, server) => sum + server.ends, 0)
    await cluster.stop()
    await blocks.stop()
    const evidence = {
      asked,
      waitedFor,
      kills: done.servers,
      ends,
      ...(await weighed(ownerUrl, people, payer, demo, chain)),
    }
    return { evidence, databaseKills: done.databases, reorgs: blocks.reorgs(), seconds: (Date.now() - began) / 1_000 }
  } finally {
    isOver = true
    await blocks.stop()
    await cluster.stop()
    asker.close()
    await house.close()
  }
}

const arrange = async (url: string, dir: string, demo: DemoChain, members: number): Promise<People> => {
  const people = await arrangePeople(
    url,
    dir,
    { members, clerks: 3, passwords: true },
    {
      COIN_RPC_URL: demo.rpcUrl,
      COIN_CHAIN_ID: String(demo.chainId),
      COIN_TOKEN: demo.token,
      COIN_NETWORK: 'Chain of chaos',
      COIN_CONFIRMATIONS: String(CONFIRMATIONS),
      COIN_XPUB: demo.xpub,
      COIN_HOT_KEY: demo.hotKey,
    },
  )
  const { system, close } = openSystem(people.config, url)
  await system((ctx) => setSiteOption(ctx, 'coinPayAlone', PAY_ALONE)).finally(close)
  return people
}

/** Kills one server, both, or the database, each when the servers are at work. */
const worry = async (
  servers: readonly Server[],
  ground: Ground,
  random: Random,
  isClosing: () => boolean,
  print: (line: string) => void,
): Promise<{ servers: number; databases: number }> => {
  const done = { servers: 0, databases: 0 }
  for (let no = 1; !isClosing(); no++) {
    await sleep(random.between(1_000, 3_500))
    if (no % DATABASE_EVERY === 0) {
      // Without a database none can start, and would end by itself.
      await untilHealthy(servers, HEALING_MS)
      if (isClosing()) break
      print('fault  | database killed')
      if (killDatabase(ground)) done.databases++
      await untilAnswers(ground)
      continue
    }
    const chosen = random.chance(0.2) ? servers : [random.pick(servers)]
    for (const { name, child, port } of chosen) {
      if (!(await isHealthy(port))) continue
      const pid = child.pid()
      print(`fault  | ${name} killed`)
      if (pid !== undefined && killed(pid)) done.servers++
    }
  }
  return done
}

/** A server that is killed next finds it there when it starts. */
const untilAnswers = async ({ postgres }: Ground): Promise<void> => {
  for (const began = Date.now(); Date.now() - began < HEALING_MS; await sleep(100)) {
    const isThere = await connectOnce(postgres.url('postgres'), (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
}

type Open = { deposits: number; open: number; moved: string }
const OPEN = `
  SELECT (SELECT count(*)::int FROM coin.deposit WHERE state NOT IN ('seen', 'gone')) AS deposits,
    (SELECT count(*)::int FROM coin.payment WHERE state NOT IN ('paid', 'dropped'))
      + (SELECT count(*)::int FROM cashier.request WHERE method = 'coin' AND status IN (0, 2)) AS open,
    (SELECT string_agg(state || count, ' ') FROM (SELECT state, count(*) FROM coin.payment GROUP BY 1 ORDER BY 1) p) AS moved`

/** What was still under way when nothing had moved for too long; undefined: nothing is. */
const untilEnded = async (ownerUrl: string, payer: Payer): Promise<string | undefined> => {
  let [last, since] = ['', Date.now()]
  for (;;) {
    const found = await connectOnce(ownerUrl, (client) => client.query<Open>(OPEN)).then(
      ({ rows }) => rows[0],
      () => undefined,
    )
    if (found?.open === 0 && found.deposits === payer.sent.length) return undefined
    const said = found ? `${found.deposits} of ${payer.sent.length} deposits, ${found.open} open, ${found.moved}` : last
    if (said !== last) [last, since] = [said, Date.now()]
    if (Date.now() - since >= LONGEST_WAIT_MS) return last || 'the database'
    await sleep(300)
  }
}

/** What the database holds, beside what the chain has. */
const weighed = async (ownerUrl: string, people: People, payer: Payer, demo: DemoChain, chain: Chain) => {
  const { addresses, inBooks, cash, ...held } = await heldEvidence(ownerUrl)
  const { chainId, token, decimals } = chain
  const hot = createSigner({ key: demo.hotKey, chainId, token, decimals }).address
  const balances = await chain.balances([...addresses, hot])
  const receipts = await payer.receipts()
  const cashOf = new Map(cash.map((one) => [one.memberId, one.cash]))
  return {
    ...held,
    sent: payer.sent.map((one, at) => ({ ...one, isOnChain: receipts[at]?.hasSucceeded ?? false })),
    left: (await allTransfers(chain)).filter(({ from }) => from === hot),
    held: { onChain: balances.reduce((sum, one) => sum + one, 0), inBooks },
    members: people.members.map(({ memberId, startingCash }) => ({
      ...{ memberId, startingCash, cash: cashOf.get(memberId) ?? 0 },
    })),
  }
}
