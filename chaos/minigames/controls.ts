import { join } from 'node:path'
import type { Control } from '../controls.ts'
import type { Ground } from '../ground.ts'
import { judge } from '../judge.ts'
import { miniChecks } from './checks/list.ts'
import { runMinigames } from './run.ts'
import { flawedRuns, type MiniFlaw, miniFlaws } from './stand-in/flaws.ts'
import { CYCLE_MS } from './time.ts'

const MAIN = join(import.meta.dirname, 'stand-in/main.ts')
const ROUNDS = 3
const ATTEMPTS = 4

/** The same members and checks against the real server with flaws in it: the check of each must notice. */
export async function* runMiniControls(
  seed: string,
  ground: Ground,
  basePort: number,
  log: (line: string) => void,
): AsyncGenerator<Control> {
  for (const flaws of flawedRuns) {
    let missing: readonly MiniFlaw[] = flaws
    // On a busy machine a short run may not come to what a flaw gets wrong: then longer, for those that are left.
    for (let attempt = 1; missing.length > 0 && attempt <= ATTEMPTS; attempt++) {
      const found = await findingsOf(missing, attempt, seed, ground, basePort, log)
      for (const flaw of missing) {
        const said = found.get(miniFlaws[flaw])
        if (said !== undefined) yield { flaw, isRight: true, isFinal: true, said }
      }
      missing = missing.filter((flaw) => !found.has(miniFlaws[flaw]))
    }
    for (const flaw of missing) yield { flaw, isRight: false, isFinal: true, said: 'its check found nothing' }
  }
}

/** The first finding of each check that found something. */
const findingsOf = async (
  flaws: readonly MiniFlaw[],
  attempt: number,
  seed: string,
  ground: Ground,
  basePort: number,
  log: (line: string) => void,
): Promise<Map<string, string>> => {
  const { evidence } = await runMinigames(
    {
      name: `mini_control_${flaws.join('_').replaceAll('-', '_')}_${attempt}`.slice(0, 60),
      seed: `${seed}/${flaws}/${attempt}`,
      durationMs: CYCLE_MS * ROUNDS * attempt,
      players: 8,
      standIn: { main: MAIN, env: { FLAWS: flaws.join(',') } },
    },
    ground,
    basePort,
    log,
  )
  return new Map(
    judge(evidence, miniChecks).flatMap(({ name, findings: [first, ...more] }) =>
      first === undefined ? [] : [[name, `${more.length + 1} findings, the first: ${first}`]],
    ),
  )
}
