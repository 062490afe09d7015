import { join } from 'node:path'
import { checks } from './checks/list.ts'
import type { FaultKind } from './faults/plan.ts'
import type { Ground } from './ground.ts'
import { judge } from './judge.ts'
import { randomOf } from './random.ts'
import { run } from './run.ts'
import { type Flaw, flaws } from './stand-in/flaws.ts'

const MAIN = join(import.meta.dirname, 'stand-in/main.ts')
const DURATION_MS = 3_000
/** Some flaws leave clients without an answer for ever: nobody waits long for them. */
const HEALING_MS = 2_500
/** What shows only when a process dies needs processes that die. */
const FAULTS: Partial<Record<Flaw, FaultKind[]>> = {
  none: ['server-killed', 'answers-cut'],
  'answer-before-commit': ['server-killed'],
  'two-commits': ['server-killed'],
}

const ATTEMPTS = 5
/** Of each of these a stand-in without a flaw must have said yes, or it was no trial at all. */
const ANSWERED = ['bet', 'win', 'rollback', 'deposit', 'withdrawal', 'approve'] as const

export type Control = { flaw: string; isRight: boolean; isFinal: boolean; said: string }

/** The same clients, faults and checks against a stand-in with each flaw: the flaw's check must notice, and where there is no flaw none may. */
export async function* runControls(
  seed: string,
  ground: Ground,
  basePort: number,
  log: (line: string) => void,
  isSampled: boolean,
): AsyncGenerator<Control> {
  const all = Object.keys(flaws) as Flaw[]
  for (const flaw of isSampled ? sampleOf(all, seed) : all) {
    let control = await runControl(flaw, 1, seed, ground, basePort, log)
    // On a busy machine a short run may never come to what the flaw gets wrong, or to every kind of operation. A finding where there is no flaw stays one.
    for (let attempt = 2; !control.isRight && !control.isFinal && attempt <= ATTEMPTS; attempt++)
      control = await runControl(flaw, attempt, seed, ground, basePort, log)
    yield control
  }
}

/** The stand-in without a flaw, and two with one that the seed chooses. */
const sampleOf = (all: readonly Flaw[], seed: string): Flaw[] => {
  const flawed = all.filter((flaw) => flaw !== 'none')
  const from = randomOf(seed, 'flaws').between(0, flawed.length - 1)
  const chosen = [0, 1].map((next) => flawed[(from + next) % flawed.length])
  return all.filter((flaw) => flaw === 'none' || chosen.includes(flaw))
}

const runControl = async (
  flaw: Flaw,
  attempt: number,
  seed: string,
  ground: Ground,
  basePort: number,
  log: (line: string) => void,
): Promise<Control> => {
  const { evidence } = await run(
    {
      name: `control_${flaw.replaceAll('-', '_')}_${attempt}`,
      seed: `${seed}/${flaw}/${attempt}`,
      durationMs: DURATION_MS * attempt,
      healingMs: flaw === 'none' ? HEALING_MS * 20 : HEALING_MS,
      cast: { members: 8, clerks: 4, passwords: false },
      faults: FAULTS[flaw] ?? ['answers-cut'],
      faultEveryMs: 700,
      standIn: { main: MAIN, env: { FLAW: flaw } },
    },
    ground,
    basePort,
    log,
  )
  const found = judge(evidence, checks).filter(({ findings }) => findings.length > 0)
  const expected = flaws[flaw]
  const first = found.find(({ name }) => name === expected) ?? found[0]
  const missing = ANSWERED.filter(
    (wanted) => !evidence.history.some(({ kind, outcome }) => kind === wanted && outcome === 'acknowledged'),
  )
  const isRight = expected === undefined ? found.length === 0 && missing.length === 0 : first?.name === expected
  const findings = first ? `${first.findings.length} findings, the first: ${first.findings[0]}` : 'nothing found'
  const lacks = missing.length > 0 ? `, no ${missing.join(', no ')} was answered with yes` : ''
  const said = `${evidence.history.length} operations, ${findings}${lacks}`
  return { flaw, isRight, isFinal: expected === undefined && found.length > 0, said }
}
