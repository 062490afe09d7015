// Runs before any package is installed: it may import nothing but Node's own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
}

const root = join(import.meta.dirname, '../..')

process.exitCode = isCurrent() ? 0 : 1

/** Whether node_modules holds what package-lock.json asks for; packages of other platforms may be missing. */
function isCurrent(): boolean {
  const wanted = read('package-lock.json')
  const installed = read('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed[path]
    if (!found) return entry.optional === true
    return entry.link
      ? existsSync(join(root, path))
      : found.version === entry.version && found.integrity === entry.integrity
  })
}

function read(file: string): Record<string, Entry> | undefined {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
