import { randomInt } from 'node:crypto'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { partsOfDay } from '../script/lib/chaos-parts.ts'
import { ROOT } from '../script/lib/root.ts'
import type { Check, Evidence } from './checks/check.ts'
import { loadFacts } from './checks/facts.ts'
import { checks } from './checks/list.ts'
import { coinChecks } from './coin/checks.ts'
import { runCoin } from './coin/run.ts'
import { type Control, runControls } from './controls.ts'
import { type FaultKind, faultKinds } from './faults/plan.ts'
import { layGround } from './ground.ts'
import { judge, unnoticed } from './judge.ts'
import { losingChecks } from './losing/checks.ts'
import { runLosing } from './losing/run.ts'
import { miniChecks } from './minigames/checks/list.ts'
import { runMiniControls } from './minigames/controls.ts'
import { loadMiniFacts } from './minigames/facts.ts'
import { runMinigames } from './minigames/run.ts'
import { quietPorts } from './quiet-ports.ts'
import { printMinigames, printRun, printVerdicts } from './report.ts'
import { run } from './run.ts'
import { sportsChecks } from './sports/checks.ts'
import { runSports } from './sports/run.ts'
import { studioChecks } from './studio/checks.ts'
import { purseChecks } from './studio/purse-checks.ts'
import { runStudio } from './studio/run.ts'
import { runTableControls } from './tables/controls.ts'
import { judgeTables, printTables } from './tables/judge.ts'
import { runTables } from './tables/run.ts'
import { tableFaults } from './tables/worry.ts'
import { partWeigher } from './weigh-parts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    controls: { type: 'boolean', default: false },
    nats: { type: 'boolean', default: false },
    only: { type: 'string' },
    faults: { type: 'string' },
    json: { type: 'string' },
  },
})
const minutes = Number(positionals[0] ?? (values.controls ? 0 : 2))
const parts = ['members', 'minigames', 'studio', 'tables', 'sports', 'losing', 'coin'] as const
/** A run of the day tries two flawed stand-ins, and no server whose mini games are flawed; a run by night, and one of controls alone, all. */
const DAY_MINUTES = 2
const isDay = minutes === DAY_MINUTES
const { SHARE, CHANGED_FILES = '' } = process.env
const played = isDay
  ? partsOfDay(parts, { share: SHARE ? Number(SHARE) : undefined, changed: CHANGED_FILES.split(' ') })
  : parts
const isWanted = (part: (typeof parts)[number]): boolean =>
  values.only === undefined ? played.includes(part) : values.only === part
if (!(minutes >= 0) || positionals.length > 1 || !parts.some(isWanted)) {
  console.error(
    `script/chaos [minutes] [--seed N] [--controls] [--nats] [--only ${parts.join('|')}] [--faults KIND,...] [--json FILE]`,
  )
  process.exit(2)
}
/** Of the minutes: each part has its own. One alone has all of them. */
const SHARES = {
  members: 0.3,
  minigames: 0.21,
  studio: 0.1,
  tables: 0.11,
  sports: 0.09,
  losing: 0.05,
  coin: 0.09,
} as const
const durationOf = (part: (typeof parts)[number]): number => minutes * 60_000 * (values.only ? 1 : SHARES[part])
const seed = values.seed ?? String(randomInt(1_000_000_000))
const kept = join(ROOT, '.maru/chaos')
mkdirSync(kept, { recursive: true })
const logFile = join(kept, 'servers.log')
writeFileSync(logFile, '')
const log = (line: string) => appendFileSync(logFile, `${new Date().toISOString()} ${line}\n`)

const total = { passed: 0, failed: 0 }
const count = (isFine: boolean) => {
  total[isFine ? 'passed' : 'failed']++
}

const weighParts = partWeigher(count)

const basePort = await quietPorts()
const ground = await layGround(basePort, Math.round(700 + 120 * minutes), log, values.nats)
const end = async () => {
  await ground.stop()
  process.exit(130)
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
try {
  if (minutes > 0) {
    if (isWanted('members')) await toItsEnd('members', ours)
    if (isWanted('minigames')) await toItsEnd('minigames', minigames)
    if (isWanted('studio')) await toItsEnd('studio', studio)
    if (isWanted('tables')) await toItsEnd('tables', tables)
    if (isWanted('sports')) await toItsEnd('sports', sports)
    if (isWanted('losing')) await toItsEnd('losing', losing)
    if (isWanted('coin')) await toItsEnd('coin', coin)
  }
  if (values.controls) {
    console.log(`\nstand-ins with a flaw, seed ${seed}`)
    for await (const { flaw, isRight, said } of controls()) {
      console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${flaw}: ${said}`)
      count(isRight)
    }
  }
} finally {
  writeFileSync(join(kept, 'postgres.log'), ground.postgresLog())
  await ground.stop()
}

async function* controls(): AsyncGenerator<Control> {
  if (isWanted('members')) yield* runControls(seed, ground, basePort, log, isDay)
  if (isWanted('minigames') && !isDay) yield* runMiniControls(seed, ground, basePort, log)
  if (isWanted('tables') && !isDay) yield* runTableControls(seed, ground, basePort, log)
}

/** A part that breaks off has failed, and the others are run all the same. */
async function toItsEnd(part: string, play: () => Promise<void>): Promise<void> {
  await play().catch((error: Error) => {
    console.log(`FAIL  ${part} broke off: ${error.stack ?? error.message}`)
    count(false)
  })
}

async function ours(): Promise<void> {
  const isPossible: Partial<Record<FaultKind, boolean>> = {
    'disk-full': ground.disk.means !== undefined,
    'nats-killed': ground.nats !== undefined,
  }
  console.log(`seed ${seed}, ${minutes} minutes; disk: ${ground.disk.means ?? 'its end cannot be had here'}`)
  const ran = await run(
    {
      name: 'ours',
      seed,
      durationMs: durationOf('members'),
      healingMs: 60_000,
      cast: { members: 16, clerks: 3, passwords: true, partners: true },
      faults: faultKinds.filter((kind) => isPossible[kind] !== false),
      historyFile: join(kept, 'history.jsonl'),
    },
    ground,
    basePort,
    log,
  )
  printRun(ran, console.log)
  await weigh(ran.evidence, checks, ran.ownerUrl, async (client) => ({ facts: await loadFacts(client) }))
}

async function minigames(): Promise<void> {
  const setting = {
    name: 'minigames',
    seed,
    durationMs: durationOf('minigames'),
    players: 12,
    historyFile: join(kept, 'history-minigames.jsonl'),
  }
  const ran = await runMinigames(setting, ground, basePort, log)
  printMinigames(ran, console.log)
  await weigh(ran.evidence, miniChecks, ran.ownerUrl, async (client) => ({
    facts: await loadFacts(client),
    mini: await loadMiniFacts(client),
  }))
}

/** Asks every check, and whether each finds the wrong that is done to it. */
async function weigh<E extends Evidence>(
  evidence: E,
  all: readonly Check<E>[],
  ownerUrl: string,
  load: Parameters<typeof unnoticed<E>>[3],
): Promise<void> {
  const verdicts = judge(evidence, all)
  printVerdicts(verdicts, console.log)
  for (const { findings } of verdicts) count(findings.length === 0)
  const blind = await unnoticed(evidence, all, ownerUrl, load)
  for (const { name } of verdicts) count(!blind.some((named) => named.startsWith(name)))
  console.log(
    blind.length === 0
      ? `ok    each of the ${verdicts.length} checks finds the wrong that is done to it`
      : `FAIL  these find nothing when they should: ${blind.join('; ')}`,
  )
}

async function studio(): Promise<void> {
  const [players, pursePlayers] = [6, 4]
  const setting = { name: 'studio', seed, durationMs: durationOf('studio'), healingMs: 90_000, players, pursePlayers }
  const { evidence, purses, faults, cuts, seconds } = await runStudio(setting, ground, basePort, log)
  const others = Object.entries(faults).map(([kind, times]) => `${kind} ${times}`)
  console.log(
    `\nthe studio with ${players} players and ${pursePlayers} at purses, ${seconds.toFixed(0)} s; ${[`studio killed ${evidence.kills}`, `its connections cut ${cuts}`, ...others].join(', ')}`,
  )
  weighParts(evidence, studioChecks)
  weighParts(purses, purseChecks)
}

async function sports(): Promise<void> {
  const setting = { name: 'sports', seed, durationMs: durationOf('sports'), members: 12 }
  const { evidence, databaseKills, seconds } = await runSports(setting, ground, basePort, log)
  console.log(
    `\ntickets of sports, ${seconds.toFixed(0)} s; settlers killed ${evidence.kills}, databases ${databaseKills}, ${evidence.messages} messages of the feed`,
  )
  weighParts(evidence, sportsChecks)
}

async function losing(): Promise<void> {
  const setting = { name: 'losing', seed, durationMs: durationOf('losing') }
  const { evidence, databaseKills, seconds } = await runLosing(setting, ground, basePort, log)
  console.log(
    `\nlosing of partners, ${seconds.toFixed(0)} s; desks killed ${evidence.kills}, databases ${databaseKills}, ${evidence.settlements.length} settlements`,
  )
  weighParts(evidence, losingChecks)
}

async function coin(): Promise<void> {
  const setting = { name: 'coin', seed, durationMs: durationOf('coin'), members: 14 }
  const { evidence, databaseKills, reorgs, seconds } = await runCoin(setting, ground, basePort, log)
  console.log(
    `\ncoin, ${seconds.toFixed(0)} s; servers killed ${evidence.kills}, databases ${databaseKills}, blocks replaced ${reorgs} times`,
  )
  weighParts(evidence, coinChecks)
}

async function tables(): Promise<void> {
  const faults = tableFaults.filter((fault) => values.faults?.split(',').includes(fault) ?? true)
  const setting = { name: 'tables', seed, durationMs: durationOf('tables'), players: 8, faults }
  const ran = await runTables(setting, ground, basePort, log)
  printTables(ran, console.log)
  for (const { findings, isSharp } of await judgeTables(ran, console.log)) {
    count(findings.length === 0)
    count(isSharp)
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed; seed ${seed}; history and log in ${kept}`)
if (values.json) writeFileSync(values.json, JSON.stringify(total))
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
