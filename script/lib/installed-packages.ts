// Runs before any package is installed: it may import nothing but Node's own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
}

/** Whether node_modules holds what package-lock.json asks for; packages of other platforms may be missing. */
export function arePackagesCurrent(root: string): boolean {
  const wanted = read(join(root, 'package-lock.json'))
  const installed = read(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed[path]
    if (!found) return entry.optional === true
    // npm's own list names a package also when its folder was deleted.
    if (!existsSync(join(root, path, 'package.json'))) return false
    return entry.link || (found.version === entry.version && found.integrity === entry.integrity)
  })
}

function read(file: string): Record<string, Entry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
