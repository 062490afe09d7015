import { join } from 'node:path'
import type { Control } from '../controls.ts'
import type { Ground } from '../ground.ts'
import { tableChecks } from './checks/list.ts'
import { runTables } from './run.ts'
import { flawedTableRuns, type TableFlaw, tableFlaws } from './stand-in/flaws.ts'

const MAIN = join(import.meta.dirname, 'stand-in/main.ts')
const DURATION_MS = 14_000
/** A flaw may leave a round open for ever: nobody waits long for it. */
const HEALING_MS = 15_000
const ATTEMPTS = 4

/** The same members and checks against real tables with flaws in them: the check of each must notice. */
export async function* runTableControls(
  seed: string,
  ground: Ground,
  basePort: number,
  log: (line: string) => void,
): AsyncGenerator<Control> {
  for (const flaws of flawedTableRuns) {
    let missing: readonly TableFlaw[] = flaws
    // On a busy machine a short run may not come to what a flaw gets wrong: then longer, for those that are left.
    for (let attempt = 1; missing.length > 0 && attempt <= ATTEMPTS; attempt++) {
      const { evidence } = await runTables(
        {
          name: `table_control_${missing.join('_').replaceAll('-', '_')}_${attempt}`.slice(0, 55),
          seed: `${seed}/${missing}/${attempt}`,
          durationMs: DURATION_MS * attempt,
          players: 8,
          standIn: { main: MAIN, env: { FLAWS: missing.join(',') }, healingMs: HEALING_MS },
        },
        ground,
        basePort,
        log,
      )
      const found = new Map(tableChecks.map(({ name, find }) => [name, find(evidence)]))
      for (const flaw of missing) {
        const [first, ...more] = found.get(tableFlaws[flaw]) ?? []
        if (first !== undefined)
          yield { flaw, isRight: true, isFinal: true, said: `${more.length + 1} findings, the first: ${first}` }
      }
      missing = missing.filter((flaw) => (found.get(tableFlaws[flaw]) ?? []).length === 0)
    }
    for (const flaw of missing) yield { flaw, isRight: false, isFinal: true, said: 'its check found nothing' }
  }
}
