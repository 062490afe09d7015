import { createServer } from 'node:net'

export { freePorts } from '@maru/postgres'

/** Throws one sentence per port that another program holds. */
export async function requireFree(host: string, ports: Record<string, number>): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) =>
    (await isFree(host, port)) ? [] : [sentence(name, port)],
  )
  const busy = (await Promise.all(checks)).flat()
  if (busy.length > 0) throw new Error(busy.join('\n'))
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(new Error(`HOST ${host} cannot be listened on: ${error.message}`))
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

const sentence = (name: string, port: number): string =>
  `${name} ${port} is in use by another program, or may not be used: give another one, for example PORT=9080 ./script/server`
