import { createServer } from 'node:net'

/** Held together and then let go, so that they differ. */
export const freePorts = async (): Promise<[number, number]> => {
  const held = await Promise.all(
    [0, 1].map(
      () =>
        new Promise<{ port: number; free(): Promise<void> }>((done) => {
          const server = createServer()
          server.listen(0, '127.0.0.1', () => {
            const address = server.address()
            const port = typeof address === 'object' && address ? address.port : 0
            done({ port, free: () => new Promise((gone) => server.close(() => gone())) })
          })
        }),
    ),
  )
  await Promise.all(held.map((one) => one.free()))
  return [held[0]?.port ?? 0, held[1]?.port ?? 0]
}
