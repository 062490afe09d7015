import { createHash } from 'node:crypto'
import { type CutShown, type TableMessage, tableTopic } from '../../apps/studio/src/tables/table-shapes.ts'
import { openSocket } from './open-socket.ts'
import type { Seat } from './seats.ts'

/** Takes part in every cut of a table, for a shoe that nobody has mixed takes no bets. Answers how to stop. */
export const mixShoes = async (port: number, code: string, seat: Seat): Promise<() => void> => {
  const call = async (name: string, body: object): Promise<void> => {
    await fetch(`http://127.0.0.1:${port}/play-api/table/${code}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seat.secret}` },
      body: JSON.stringify(body),
    }).then((response) => response.text())
  }
  const mix = async ({ cut, step }: CutShown): Promise<void> => {
    const seed = createHash('sha256').update(`${seat.secret} ${cut}`).digest()
    const commitment = createHash('sha256').update(seed).digest('hex')
    if (step === 'commit') await call('seedCommitment', { cut, commitment })
    else await call('seed', { cut, seed: seed.toString('hex') })
  }
  const socket = await openSocket(port, seat, [tableTopic(code)], (bytes, from, to) => {
    const text = bytes.toString('utf8', from, to)
    // The studio ends, or has ended the session.
    if (!text.startsWith('MESSAGE')) return
    const message = JSON.parse(text.slice(text.indexOf('\n\n') + 2, -1)) as TableMessage
    const cut = message.t === 'table' ? message.table.cut : message.t === 'phase' ? message.cut : null
    if (cut) void mix(cut)
  })
  return () => void socket.destroy()
}
