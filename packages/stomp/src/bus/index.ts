/** Messages between the processes of one installation: by LISTEN/NOTIFY, or by a transport that its user brings. */
export {
  type Bus,
  type BusLog,
  type BusMessage,
  createBus,
  MOST_BYTES,
  type OpenTransport,
  silentBus,
  type Transport,
  type TransportEvents,
} from './bus.ts'
export { postgresTransport } from './postgres-transport.ts'
