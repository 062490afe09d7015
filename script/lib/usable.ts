import { accessSync, constants } from 'node:fs'
import { makeFolder } from '@maru/postgres'

/** Makes the folder that a variable names where there is none. Throws a sentence that names the variable when it cannot be written. */
export function requireFolder(variable: string, dir: string, mode = 0o755): void {
  try {
    makeFolder(dir, mode)
    accessSync(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`${variable} ${dir} cannot be used: ${(error as Error).message}`)
  }
}

/** Of PostgreSQL: no connection, no login, no such database, no privilege. */
const UNUSABLE = /^(08|28|3D|53|57P)|^42501$/

/** Runs what needs the database that a variable names; an error of the way to it names the variable. */
export async function throughDatabase<T>(variable: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const { code = '', syscall, message } = error as NodeJS.ErrnoException
    if (!syscall && !UNUSABLE.test(code) && !/timeout|terminated/.test(message)) throw error
    throw new Error(`${variable} cannot be used: ${message}`, { cause: error })
  }
}
