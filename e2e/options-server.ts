import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { loadConfig, readSettings } from '../apps/server/src/config.ts'
import { changeOption, resetOption } from '../apps/server/src/modules/site/index.ts'
import { operating } from '../apps/server/src/operate.ts'
import { openServerDatabase } from '../script/lib/databases.ts'

/** Options of the first site of the product whose data lie in `dataDir`; null puts the standard back. */
export interface Asked {
  dataDir: string
  options: Record<string, unknown>
}

/** Sets options of products as `script/site` does, for all stories of a run: loading the server for each change took longer than the story around it. */
const setOptions = async ({ dataDir, options }: Asked): Promise<void> => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const settings = readSettings(env, dataDir)
  const database = await openServerDatabase(settings, (line) => console.error(line))
  try {
    const config = loadConfig({ ...env, DATABASE_URL: database.serverUrl, DATABASE_APP_URL: '' }, settings.DATA_DIR)
    await operating(config, 'stories', async (operate) => {
      for (const [name, value] of Object.entries(options))
        await operate(1, (ctx) => (value === null ? resetOption(ctx, name) : changeOption(ctx, name, value)))
    })
  } finally {
    await database.stop()
  }
}

const answer = async (request: IncomingMessage): Promise<void> => setOptions((await json(request)) as Asked)

const server = createServer((request, response) => {
  answer(request).then(
    () => response.writeHead(204).end(),
    (error: Error) => response.writeHead(500).end(error.stack),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.once('disconnect', () => process.exit())
