import { connect, createServer, type Socket } from 'node:net'
import type { Random } from '../random.ts'

/** Stands between clients and one port of a server. */
export type Passage = {
  /** While it is on, an answer in this share of cases ends after some of its bytes, or before the first; so does a request. */
  cutShare: number
  /** Connections it has cut. */
  cuts: number
  close(): Promise<void>
}

export const openPassage = (port: number, target: number, random: Random): Promise<Passage> =>
  new Promise((resolve, reject) => {
    const pairs = new Set<() => void>()
    const passage: Passage = {
      cutShare: 0,
      cuts: 0,
      close: () =>
        new Promise((closed) => {
          for (const end of pairs) end()
          server.close(() => closed())
        }),
    }
    const pass = (from: Socket, to: Socket, end: () => void) => {
      from.on('data', (chunk: Buffer) => {
        if (passage.cutShare === 0 || !random.chance(passage.cutShare)) {
          if (to.writable) to.write(chunk)
          return
        }
        passage.cuts++
        from.pause()
        const some = chunk.subarray(0, random.chance(0.3) ? 0 : random.between(0, chunk.length - 1))
        if (some.length === 0) end()
        else to.write(some, end)
      })
      from.on('close', end)
      from.on('error', end)
    }
    const server = createServer((client) => {
      const upstream = connect(target, '127.0.0.1')
      const end = () => {
        client.destroy()
        upstream.destroy()
        pairs.delete(end)
      }
      pairs.add(end)
      for (const socket of [client, upstream]) socket.setNoDelay(true)
      pass(client, upstream, end)
      pass(upstream, client, end)
    })
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(passage))
  })
