import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Like `mkdir -p`, level by level: Node's own recursive one never returns below /proc, where nothing can be made. */
export function makeFolder(dir: string, mode: number): void {
  const found = statSync(dir, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new Error(`${dir} is not a folder`)
  makeFolder(dirname(dir), mode)
  try {
    mkdirSync(dir, { mode })
  } catch (error) {
    // Somebody else made it in the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
