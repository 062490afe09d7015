import type { Engine } from './engine.ts'
import { type LedTables, leadTables } from './lead-tables.ts'
import { serveEngineCalls } from './listener.ts'

export type Where = { databaseUrl: string; host: string; port: number; secret: string }

/** Leads the tables that no other process leads, and listens to the calls for them. `secret`: what processes of this studio show each other. */
export const openTables = async (engine: Engine, { databaseUrl, host, port, secret }: Where) => {
  let led: LedTables | undefined
  const listener = serveEngineCalls(secret, (code) => led?.actorOf(code), engine.log)
  const own = await listener.listen({ host, port })
  const name = host.includes(':') ? `[${host}]` : host
  led = await leadTables(engine, databaseUrl, `http://${name}:${own}`)
  return {
    port: own,
    /** What is under way is stored or not; the next leader goes on from there. */
    async stop(): Promise<void> {
      await led?.stop()
      await listener.close()
    },
  }
}
