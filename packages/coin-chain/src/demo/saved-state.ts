import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rpc } from '../rpc.ts'

/** State of a chain in a folder. Written beside and renamed, so that whatever ends in the middle of it leaves the one before. */
export const savedState = (dataDir: string) => {
  const file = join(dataDir, 'demo-chain.state')
  return {
    /** False: there is none, or none that can be used; that one is set aside. */
    load: async (rpc: Rpc): Promise<boolean> => {
      if (!existsSync(file)) return false
      const state = readFileSync(file)
      const isLoaded = await rpc.ask('anvil_loadState', `0x${state.toString('hex')}`).catch(() => false)
      if (isLoaded === true) return true
      renameSync(file, `${file}.unusable`)
      return false
    },
    save: async (rpc: Rpc): Promise<void> => {
      const state = await rpc.ask('anvil_dumpState')
      if (typeof state !== 'string') throw new Error('the chain of the demo has no state')
      mkdirSync(dataDir, { recursive: true })
      const partial = `${file}.partial`
      const to = openSync(partial, 'w', 0o600)
      try {
        writeFileSync(to, Buffer.from(state.slice(2), 'hex'))
        fsyncSync(to)
      } finally {
        closeSync(to)
      }
      renameSync(partial, file)
    },
  }
}
