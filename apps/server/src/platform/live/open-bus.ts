import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { type Bus, createBus } from './bus.ts'
import { postgresTransport } from './postgres-transport.ts'

/** The bus that the configuration asks for. */
export const openBus = (config: Config, log: Logger): Promise<Bus> =>
  createBus(postgresTransport(config.DATABASE_URL), log)
