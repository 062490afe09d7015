import { createHmac } from 'node:crypto'
import { type Bus, createBus, postgresTransport } from '@maru/stomp/bus'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import type { Config } from '../../config.ts'
import { LIVE_CONNECTION } from '../db/index.ts'
import { natsTransport } from './nats-transport.ts'

const lost = new Counter({
  name: 'maru_live_bus_lost_total',
  help: 'How often the live bus lost its connection, or had none at the start',
})

/** The bus that the configuration asks for. */
export const openBus = ({ DATABASE_URL, NATS_URL, SECRET_KEY }: Config, log: Logger): Promise<Bus> =>
  createBus(
    NATS_URL
      ? natsTransport(NATS_URL, `maru.${installation(SECRET_KEY)}`)
      : postgresTransport(DATABASE_URL, LIVE_CONNECTION, () => lost.inc()),
    log,
  )

/** The same in all processes of an installation and in no other. */
const installation = (secretKey: Buffer): string =>
  createHmac('sha256', secretKey).update('live bus').digest('hex').slice(0, 16)
