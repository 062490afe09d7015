import { modules } from '../../../apps/server/src/app.ts'
import { flawActs } from './acts.ts'
import type { MiniFlaw } from './flaws.ts'

/** The real server, whose module of mini games has the flaws named in FLAWS. It is started as any other, once they are in. */
const own = modules.findIndex(({ name }) => name === 'minigames')
const changeable = modules as (typeof modules)[number][]
for (const flaw of (process.env.FLAWS ?? '').split(',')) {
  const module = changeable[own]
  if (module) changeable[own] = flawActs[flaw as MiniFlaw](module)
}
await import('../../../apps/server/src/main.ts')
