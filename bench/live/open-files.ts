import { readFileSync } from 'node:fs'
import type { Ground } from '../ground.ts'

/** Of a process besides its sockets. */
const OTHER_FILES = 300

/** How many of the sockets wanted one process may hold; says so when it is fewer. */
export const mayOpen = (ground: Ground, wanted: number): number => {
  const limit = openFilesLimit()
  if (wanted + OTHER_FILES <= limit) return wanted
  const may = limit - OTHER_FILES
  ground.print(`only ${may} of ${wanted} sockets: this machine allows a process ${limit} open files (ulimit -n)`)
  return may
}

const openFilesLimit = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1_024)
  } catch {
    return 1_024
  }
}
