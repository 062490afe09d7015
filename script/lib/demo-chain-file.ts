import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'demo-chain.json')

/** What the launcher gives the server of the demo's chain, for commands: its port is another one at each start. */
export const saveDemoChain = (dataDir: string, env: Record<string, string>): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(env), { mode: 0o600 })

export const removeDemoChain = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true })

/** Nothing where no demo with a chain of its own runs in the folder. */
export const readDemoChain = (dataDir: string): Record<string, string> =>
  existsSync(fileIn(dataDir)) ? JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) : {}
