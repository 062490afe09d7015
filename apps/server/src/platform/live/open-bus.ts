import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { type Bus, createBus } from './bus.ts'
import { natsTransport } from './nats-transport.ts'
import { postgresTransport } from './postgres-transport.ts'

/** The bus that the configuration asks for. */
export const openBus = ({ DATABASE_URL, NATS_URL, SECRET_KEY }: Config, log: Logger): Promise<Bus> =>
  createBus(
    NATS_URL ? natsTransport(NATS_URL, `maru.${installation(SECRET_KEY)}`) : postgresTransport(DATABASE_URL),
    log,
  )

/** The same in all processes of an installation and in no other. */
const installation = (secretKey: Buffer): string =>
  createHmac('sha256', secretKey).update('live bus').digest('hex').slice(0, 16)
