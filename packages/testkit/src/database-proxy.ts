import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a pool and PostgreSQL, and does what a network or a stopped server does. */
export type DatabaseProxy = {
  /** Of the database, through it. */
  url: string
  /** Nothing arrives on either side, and new connections get no answer. */
  freeze(): void
  thaw(): void
  /** Cuts every connection and refuses new ones. */
  stop(): Promise<void>
  start(): Promise<void>
}

export const databaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isFrozen = false
  const join = (client: Socket): void => {
    const server = connect(Number(target.port || 5432), target.hostname)
    client.pipe(server).pipe(client)
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      if (isFrozen) socket.pause()
    }
  }
  let server = createServer(join)
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    async start() {
      server = createServer(join)
      await listen(port)
    },
  }
}
