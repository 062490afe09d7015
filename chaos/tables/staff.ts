import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { OPERATOR_CALLS, readPrivateKey, SIGNATURE_HEADER, sign } from '@maru/vendor-wallet'
import { vendorKeyFiles } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import type { Ask } from '../ask.ts'
import type { Code } from './tables-in-play.ts'

type Order = { kind: 'close' } | { kind: 'void'; round: number; reason: string }
type Where = { ask: Ask; studioPort: number; keysDir: string; isOver: () => boolean }

/** What staff of the operator order; sent again with its id until the table has answered it. */
export const staffOf = ({ ask, studioPort, keysDir, isOver }: Where) => {
  const key = readPrivateKey(readFileSync(vendorKeyFiles(keysDir, 'studio').platformPrivate, 'utf8'))
  return async (code: Code, order: Order): Promise<string | undefined> => {
    const body = JSON.stringify({
      operator_id: 'maru',
      game_code: code,
      command_id: randomUUID(),
      by: 'chaos',
      order,
    })
    const question = { path: OPERATOR_CALLS.tableCommand.path, headers: { [SIGNATURE_HEADER]: sign(body, key) }, body }
    while (!isOver()) {
      const reply = await ask(studioPort, question).catch(() => undefined)
      const outcome = reply?.status === 200 ? String(JSON.parse(reply.body).outcome) : undefined
      if (outcome !== undefined && outcome !== 'pending') return outcome
      await sleep(200)
    }
    return undefined
  }
}
