import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { dataDir } from './surroundings.ts'

const command = join(import.meta.dirname, '../../script/lib/site.ts')

/** Sets an option of the first site as an operator does, by the command; null puts its standard back. */
export const setSiteOption = (name: string, value: unknown, ofProduct: string = dataDir()): void => {
  const words = value === null ? ['unset', name] : ['set', name, JSON.stringify(value)]
  execFileSync(process.execPath, [command, ...words], {
    env: { ...process.env, DATA_DIR: ofProduct, DATABASE_URL: '', NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
